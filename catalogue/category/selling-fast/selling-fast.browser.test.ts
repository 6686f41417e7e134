import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { watchWhatIsAlive } from '../../testing/what-is-alive.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const content = { text: '{count} sold', threshold: 3 }
const popular: ServiceFacts = { purchases: { purchases: [['a', 5], ['b', 3], ['c', 2], ['d', 9]], 'purchases-60': [['a', 4]] } } // biome-ignore format: one list

let run: TemplateRun

beforeEach(() => void aPage(`<ul data-anchor="productGrid">${['a', 'b', 'c'].map((id) => anItem(id)).join('')}</ul>`))
afterEach(() => run.stop())

async function startExperience(own: object = {}, service: ServiceFacts = popular): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    config: { counters: { namespace: 't004' } },
    reply: aService(service),
  })
}

function anItem(productId: string, top = 0): string {
  return `<li data-anchor="gridItem" data-product-id="${productId}" style="margin-top: ${top}px">
    <div><img alt="${productId}" width="120" height="150" style="display: block"></div></li>`
}

const findGrid = () => document.querySelector('[data-anchor="productGrid"]') as HTMLElement
const addItems = (html: string) => findGrid().append(document.createRange().createContextualFragment(html))
const findBadges = () => [...document.querySelectorAll<HTMLElement>('.instep-selling-fast')]
const describeBadges = () => findBadges().map((each) => `${each.closest('li')?.dataset.productId}: ${each.textContent}`)
const listReads = () => run.requests.flatMap((url) => url.split('/topk/')[1]?.split('?')[0] ?? [])

/** Sets the visibility state of the tab. */
function setTabState(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
}

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('[CAT-12.1] items at the top of the ranking with enough purchases have the badge at the bottom left of their image', async () => {
  await startExperience({ maxTopProduct: 2 })
  addItems(anItem('d'))
  await expect.poll(describeBadges).toEqual(['a: 5 sold', 'd: 9 sold'])
  const [badge, picture] = [findBadges()[0], document.querySelector('img')].map((each) => each?.getBoundingClientRect())
  expect([(badge?.left ?? 0) - (picture?.left ?? 0), (picture?.bottom ?? 0) - (badge?.bottom ?? 0)]).toEqual([8, 8])
})

test('text that is too long is cut after a whole line and stays within its corner', async () => {
  await startExperience({ text: '{count} Geschenkverpackungsmöglichkeiten und '.repeat(4) })
  await expect.poll(() => findBadges().length).toBe(2)
  const [badge, corner] = [findBadges()[0], findBadges()[0]?.parentElement].map((each) => each?.getBoundingClientRect())
  expect(badge?.height).toBe(3 * 16 + 2 * 4)
  expect(badge?.top).toBeGreaterThanOrEqual(corner?.top ?? Number.NaN)
})

test('[CAT-12.2] the ranking of a day is read once for all items, including later ones', async () => {
  await startExperience()
  await expect.poll(describeBadges).toEqual(['a: 5 sold', 'b: 3 sold'])
  addItems(anItem('d'))
  await expect.poll(describeBadges).toEqual(['a: 5 sold', 'b: 3 sold', 'd: 9 sold'])
  expect(listReads()).toEqual(['t004-purchases'])
})

test('[CAT-12.2] bucketTime decides which ranking is read', async () => {
  await startExperience({ bucketTime: 60 })
  await expect.poll(describeBadges).toEqual(['a: 4 sold'])
  expect(listReads()).toEqual(['t004-purchases-60'])
})

test('[CAT-12.3] an item is checked when it comes within 200 px of the window, and no request is sent before', async () => {
  aPage(`<ul data-anchor="productGrid">${anItem('a', innerHeight + 260)}${anItem('b', 300)}</ul>`)
  const item = document.querySelector('li') as HTMLElement
  const measureDistance = () => item.getBoundingClientRect().top - innerHeight
  await startExperience()
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(measureDistance()).toBeGreaterThan(200)
  expect([listReads(), describeBadges()]).toEqual([[], []])
  scrollBy({ top: measureDistance() - 190, behavior: 'instant' })
  expect(measureDistance()).toBeGreaterThan(0)
  await expect.poll(describeBadges).toEqual(['a: 5 sold'])
  scrollTo({ top: 0, behavior: 'instant' })
})

test('[CAT-12.4] the list is checked every 2 s while the tab is visible', async () => {
  await startExperience()
  await expect.poll(describeBadges).toEqual(['a: 5 sold', 'b: 3 sold'])
  const [first, second, third] = document.querySelectorAll('li')
  setTabState('hidden')
  // No node is added or removed, so only a check notices the change.
  third?.setAttribute('data-product-id', 'd')
  await waitFor(2500)
  expect(describeBadges()).toEqual(['a: 5 sold', 'b: 3 sold'])
  setTabState('visible')
  await expect.poll(describeBadges, { timeout: 2500 }).toEqual(['a: 5 sold', 'b: 3 sold', 'd: 9 sold'])
  second?.setAttribute('data-product-id', 'c')
  first?.setAttribute('data-product-id', 'b')
  await expect.poll(describeBadges, { timeout: 2500 }).toEqual(['b: 3 sold', 'd: 9 sold'])
}, 15_000)

test('[CAT-12.5] of a product that is listed twice only the first item has the badge', async () => {
  await startExperience()
  addItems(anItem('a') + anItem('d') + anItem('d'))
  await expect.poll(describeBadges).toEqual(['a: 5 sold', 'b: 3 sold', 'd: 9 sold'])
  expect(
    findBadges().map((each) => [...document.querySelectorAll('li')].indexOf(each.closest('li') as HTMLLIElement)),
  ).toEqual([0, 1, 4])
  document.querySelector('li')?.remove()
  await expect.poll(describeBadges).toEqual(['b: 3 sold', 'a: 5 sold', 'd: 9 sold'])
})

test('[CAT-12.5] copies of an item with which a slider goes round have the badge as the item itself', async () => {
  const before = findGrid().innerHTML
  await startExperience()
  await expect.poll(describeBadges).toEqual(['a: 5 sold', 'b: 3 sold'])
  const [first, second] = [...findGrid().children].map((each) => each.cloneNode(true) as HTMLElement)
  for (const copy of [first, second]) copy?.classList.add('slick-slide', 'slick-cloned')
  findGrid().prepend(second as Node)
  findGrid().append(first as Node)
  await expect.poll(describeBadges).toEqual(['b: 3 sold', 'a: 5 sold', 'b: 3 sold', 'a: 5 sold'])
  second?.querySelector('.instep-corner')?.remove()
  await expect.poll(describeBadges).toEqual(['b: 3 sold', 'a: 5 sold', 'b: 3 sold', 'a: 5 sold'])
  run.stop()
  for (const copy of [first, second]) copy?.remove()
  expect(findGrid().innerHTML).toBe(before)
})

test('[CAT-12.6] when the ranking cannot be read no badge is shown', async () => {
  const before = document.body.outerHTML
  await startExperience({}, { failing: ['topk'] })
  await expect.poll(() => run.lines.length).toBe(1)
  await waitUntilSettled()
  expect(document.body.outerHTML).toBe(before)
  expect(run.errors).toEqual([])
})

test('[CAT-12.6] removing the experience removes all badges and stops the checks', async () => {
  const before = pageState()
  const alive = watchWhatIsAlive()
  await startExperience()
  await expect.poll(describeBadges).toEqual(['a: 5 sold', 'b: 3 sold'])
  const { timers, observers } = alive()
  expect(timers).toBeGreaterThan(0)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(alive().timers).toBeLessThan(timers)
  expect(alive().observers).toBeLessThan(observers)
  addItems(anItem('d'))
  document.querySelector('li')?.setAttribute('data-product-id', 'd')
  await waitFor(2500)
  expect(describeBadges()).toEqual([])
}, 15_000)

test.each([
  ['whose links contain the published ids', 'a', 1, undefined],
  ['whose products are unknown', 'x', 0, expect.stringContaining('gridItem.productId could not be read')],
])(
  'on another shop %s the badge is drawn, or the reason is given and nothing is counted',
  async (_, path, count, because) => {
    aPage(`<div class="list"><article class="card"><div><img alt="" width="120" height="150"></div>
    <a href="/shoes/${path}.html">Court</a></article></div>`)
    run = await runTemplate({
      experience,
      template,
      content,
      settings: {},
      anchors: { productGrid: '.list', gridItem: '.card' },
      published: [
        ['ecView', { type: 'category', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }],
        ['ecProduct', { eventType: 'listing', productIds: ['a', 'b'] }],
      ],
      config: { counters: { namespace: 't004' } },
      reply: aService(popular),
    })
    const findShown = () => run.explanation.answers.find(({ check }) => check === 'shown')
    if (because) await expect.poll(() => findShown()?.because).toEqual(because)
    else await expect.poll(() => findBadges().map(({ textContent }) => textContent)).toEqual(['5 sold'])
    expect([run.seen.length, findBadges().length]).toEqual([count, count])
  },
)
