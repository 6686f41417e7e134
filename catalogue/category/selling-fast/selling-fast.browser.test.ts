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

async function start(own: object = {}, service: ServiceFacts = popular): Promise<void> {
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

const grid = () => document.querySelector('[data-anchor="productGrid"]') as HTMLElement
const more = (html: string) => grid().append(document.createRange().createContextualFragment(html))
const badges = () => [...document.querySelectorAll<HTMLElement>('.instep-selling-fast')]
const shown = () => badges().map((each) => `${each.closest('li')?.dataset.productId}: ${each.textContent}`)
const reads = () => run.requests.flatMap((url) => url.split('/topk/')[1]?.split('?')[0] ?? [])

/** What the page says of its tab. */
function tab(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
}

const waiting = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('[CAT-12.1] items among the first of the ranking with enough purchases carry the badge bottom left on their image', async () => {
  await start({ maxTopProduct: 2 })
  more(anItem('d'))
  await expect.poll(shown).toEqual(['a: 5 sold', 'd: 9 sold'])
  const [badge, picture] = [badges()[0], document.querySelector('img')].map((each) => each?.getBoundingClientRect())
  expect([(badge?.left ?? 0) - (picture?.left ?? 0), (picture?.bottom ?? 0) - (badge?.bottom ?? 0)]).toEqual([8, 8])
})

test('words that are too long end with whole lines, within their corner', async () => {
  await start({ text: '{count} Geschenkverpackungsmöglichkeiten und '.repeat(4) })
  await expect.poll(() => badges().length).toBe(2)
  const [badge, corner] = [badges()[0], badges()[0]?.parentElement].map((each) => each?.getBoundingClientRect())
  expect(badge?.height).toBe(3 * 16 + 2 * 4)
  expect(badge?.top).toBeGreaterThanOrEqual(corner?.top ?? Number.NaN)
})

test('[CAT-12.2] the ranking of a day is read once for all items, those of later too', async () => {
  await start()
  await expect.poll(shown).toEqual(['a: 5 sold', 'b: 3 sold'])
  more(anItem('d'))
  await expect.poll(shown).toEqual(['a: 5 sold', 'b: 3 sold', 'd: 9 sold'])
  expect(reads()).toEqual(['t004-purchases'])
})

test('[CAT-12.2] the ranking is that of bucketTime', async () => {
  await start({ bucketTime: 60 })
  await expect.poll(shown).toEqual(['a: 4 sold'])
  expect(reads()).toEqual(['t004-purchases-60'])
})

test('[CAT-12.3] an item is judged when it comes within 200 px of the window, and nobody is asked before', async () => {
  aPage(`<ul data-anchor="productGrid">${anItem('a', innerHeight + 260)}${anItem('b', 300)}</ul>`)
  const item = document.querySelector('li') as HTMLElement
  const below = () => item.getBoundingClientRect().top - innerHeight
  await start()
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(below()).toBeGreaterThan(200)
  expect([reads(), shown()]).toEqual([[], []])
  scrollBy({ top: below() - 190, behavior: 'instant' })
  expect(below()).toBeGreaterThan(0)
  await expect.poll(shown).toEqual(['a: 5 sold'])
  scrollTo({ top: 0, behavior: 'instant' })
})

test('[CAT-12.4] the list is looked through every 2 s while the tab is visible', async () => {
  await start()
  await expect.poll(shown).toEqual(['a: 5 sold', 'b: 3 sold'])
  const [first, second, third] = document.querySelectorAll('li')
  tab('hidden')
  // No node comes or goes: only a look tells.
  third?.setAttribute('data-product-id', 'd')
  await waiting(2500)
  expect(shown()).toEqual(['a: 5 sold', 'b: 3 sold'])
  tab('visible')
  await expect.poll(shown, { timeout: 2500 }).toEqual(['a: 5 sold', 'b: 3 sold', 'd: 9 sold'])
  second?.setAttribute('data-product-id', 'c')
  first?.setAttribute('data-product-id', 'b')
  await expect.poll(shown, { timeout: 2500 }).toEqual(['b: 3 sold', 'd: 9 sold'])
}, 15_000)

test('[CAT-12.5] an item listed twice carries the badge on the first only', async () => {
  await start()
  more(anItem('a') + anItem('d') + anItem('d'))
  await expect.poll(shown).toEqual(['a: 5 sold', 'b: 3 sold', 'd: 9 sold'])
  expect(
    badges().map((each) => [...document.querySelectorAll('li')].indexOf(each.closest('li') as HTMLLIElement)),
  ).toEqual([0, 1, 4])
  document.querySelector('li')?.remove()
  await expect.poll(shown).toEqual(['b: 3 sold', 'a: 5 sold', 'd: 9 sold'])
})

test('[CAT-12.6] a failed read shows no badge', async () => {
  const before = document.body.outerHTML
  await start({}, { failing: ['topk'] })
  await expect.poll(() => run.lines.length).toBe(1)
  await waitUntilSettled()
  expect(document.body.outerHTML).toBe(before)
  expect(run.errors).toEqual([])
})

test('[CAT-12.6] removal takes all badges out and ends the looking', async () => {
  const before = pageState()
  const alive = watchWhatIsAlive()
  await start()
  await expect.poll(shown).toEqual(['a: 5 sold', 'b: 3 sold'])
  const { timers, observers } = alive()
  expect(timers).toBeGreaterThan(0)
  run.stop()
  expect(pageState()).toEqual(before)
  expect(alive().timers).toBeLessThan(timers)
  expect(alive().observers).toBeLessThan(observers)
  more(anItem('d'))
  document.querySelector('li')?.setAttribute('data-product-id', 'd')
  await waiting(2500)
  expect(shown()).toEqual([])
}, 15_000)
