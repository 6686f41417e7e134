import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const content = { badgeText: 'Vegan', dataID: 'vegan' }
const icon = '/catalogue/testing/icon.svg'
const vegan: ServiceFacts = { datasets: { vegan: { 'a-38': {}, 'c-39': {} } } }

let run: TemplateRun
/** The SKUs of each look-up request. */
let asked: string[][]

beforeEach(() => {
  asked = []
  aPage(`<ul data-anchor="productGrid" style="width: 160px">${['a', 'b'].map(anItem).join('')}</ul>`)
})

afterEach(() => run.stop())

async function startExperience(own: object = {}, service: ServiceFacts = vegan): Promise<void> {
  const reply = aService(service)
  run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    reply(url, init) {
      if (url.includes('/graphql')) {
        const { query, variables } = JSON.parse(String(init.body))
        if (query.includes('datasetRecords')) asked.push(variables.keys)
      }
      return reply(url, init)
    },
  })
}

function anItem(productId: string): string {
  return `<li data-anchor="gridItem" data-product-id="${productId}" data-skus="${productId}-38 ${productId}-39"
    style="position: relative"><div style="overflow: hidden"><img alt="${productId}" width="120" height="150" style="display: block"></div>
    <a href="#${productId}" style="position: absolute; inset: 0; z-index: 1" aria-label="${productId}"></a></li>`
}

function createElements(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html)
}

const findGrid = () => document.querySelector('[data-anchor="productGrid"]') as HTMLElement
const findBadges = () => [...document.querySelectorAll<HTMLElement>('.category-badge')]
const listBadgedIds = () => findBadges().map((each) => each.closest('li')?.dataset.productId)
const findFace = () => document.querySelector('.category-badge-face') as HTMLElement
const measureBox = (element: Element | null) => (element as Element).getBoundingClientRect()
const isTipShown = () => document.querySelector('.instep-tip')?.matches(':popover-open') ?? false

async function startWithBadge(own: object = {}): Promise<void> {
  await startExperience(own)
  await expect.poll(listBadgedIds).toEqual(['a'])
}

test('[CAT-05.1] items with a SKU in the dataset carry the badge in the top left corner of their image', async () => {
  await startWithBadge()
  expect(asked).toEqual([['a-38', 'a-39', 'b-38', 'b-39']])
  const [badge, picture] = [measureBox(findFace()), measureBox(document.querySelector('img'))]
  expect([badge.left - picture.left, badge.top - picture.top]).toEqual([8, 8])
  expect(badge.right).toBeLessThan(picture.right)
})

test('[CAT-05.2] without a picture the badge shows its text, with a picture it shows that with the text as alt', async () => {
  await startWithBadge()
  expect(findFace().textContent).toBe('Vegan')
  run.stop()
  await startWithBadge({ imageUrl: icon })
  expect(findFace().textContent).toBe('')
  const picture = findFace().querySelector('img')
  expect([picture?.getAttribute('src'), picture?.alt]).toEqual([icon, 'Vegan'])
})

test.each([
  ['words', {}],
  ['words with a message', { message: 'No animal was harmed' }],
  ['the words of a picture that cannot be loaded', { imageUrl: '/catalogue/testing/none.svg?missing.png' }],
])('%s that are too long are cut after a whole line and stay within their corner', async (_, own) => {
  await startWithBadge({ badgeText: 'Geschenkverpackungsmöglichkeiten und '.repeat(4), ...own })
  await expect.poll(() => findFace().textContent).toContain('Geschenk')
  const words = findFace().querySelector('.instep-mark-words') as HTMLElement
  expect([words.clientHeight, words.scrollHeight > words.clientHeight]).toEqual([3 * 16, true])
  expect(measureBox(findFace()).height).toBe(3 * 16 + 2 * 4)
  expect(measureBox(findFace()).bottom).toBeLessThanOrEqual(measureBox(findFace().closest('.instep-corner')).bottom)
})

test('a picture that cannot be loaded and has no text leaves nothing visible', async () => {
  await startWithBadge({ badgeText: '', imageUrl: '/catalogue/testing/none.svg?missing.png' })
  await expect.poll(() => findFace().checkVisibility()).toBe(false)
})

test('a picture that cannot be loaded is replaced by the text', async () => {
  await startWithBadge({ imageUrl: '/catalogue/testing/none.svg?missing.png' })
  await expect.poll(() => findFace().textContent).toBe('Vegan')
  expect(findFace().querySelector('img')).toBe(null)
})

test('[CAT-05.3] the message appears as a tooltip on hover, and Escape hides it', async () => {
  await startWithBadge({ message: 'No animal was harmed' })
  expect(isTipShown()).toBe(false)
  const { x, y } = measureBox(findFace())
  await userEvent.hover(document.querySelector('li') as Element, { position: { x: 20, y: 20 } })
  expect(document.elementFromPoint(x + 4, y + 4)?.tagName).toBe('A')
  await expect.poll(isTipShown).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isTipShown).toBe(false)
  await userEvent.unhover(document.querySelector('li') as Element)
  await userEvent.hover(document.querySelector('li') as Element, { position: { x: 20, y: 20 } })
  await expect.poll(isTipShown).toBe(true)
  await userEvent.hover(findGrid().lastElementChild as Element)
  await expect.poll(isTipShown).toBe(false)
})

test('[CAT-05.3] the message appears on focus and describes the badge for screen readers, and Escape hides it', async () => {
  await startWithBadge({ message: 'No animal was harmed' })
  const tip = document.querySelector('.instep-tip') as HTMLElement
  expect([tip.textContent, tip.getAttribute('role')]).toEqual(['No animal was harmed', 'tooltip'])
  expect(findFace().getAttribute('aria-describedby')).toBe(tip.id)
  findFace().focus()
  expect(isTipShown()).toBe(true)
  expect(measureBox(tip).top).toBeGreaterThan(measureBox(findFace()).bottom)
  await userEvent.keyboard('{Escape}')
  expect(isTipShown()).toBe(false)
  findFace().blur()
  findFace().focus()
  expect(isTipShown()).toBe(true)
  findFace().blur()
  expect(isTipShown()).toBe(false)
})

test('[SHR-01.35] in forced colours badge and tip have their own ground, which no browser lays another under', async () => {
  await emulateMedia({ forcedColors: 'active' })
  await startWithBadge({ message: 'No animal was harmed' })
  const tip = document.querySelector('.instep-tip') as HTMLElement
  const plain = (element: Element) => getComputedStyle(element).getPropertyValue('forced-color-adjust')
  const { color, backgroundColor } = getComputedStyle(findFace())
  const probe = document.createElement('i')
  probe.style.cssText = 'color: canvastext; background-color: canvas'
  document.body.append(probe)
  const system = getComputedStyle(probe)
  // Behind words a browser lays a ground of the colour `canvas`: on that the badge has its usual colours.
  expect([color, backgroundColor]).toEqual([system.color, system.backgroundColor])
  expect([plain(tip), plain(findFace())]).toEqual(['none', 'auto'])
})

test('[CAT-05.8] the tip stays within the sides of its item', async () => {
  await startWithBadge({ message: 'The sole is stitched, not glued: a cobbler can give this pair a new one.' })
  findFace().focus()
  const [tip, item] = [measureBox(document.querySelector('.instep-tip')), measureBox(findFace().closest('li'))]
  expect([tip.left >= item.left, tip.right <= item.right]).toEqual([true, true])
})

test.each([
  ['the item is a link', 'style="display: block" href="#a"', ''],
  ['a link surrounds the picture and more', '', 'href="#a"'],
])(
  '[CAT-05.3] where %s the badge has no button in it: the link shows the message on focus and is described by it',
  async (_, own, inner) => {
    const picture = '<div><img alt="A" width="120" height="150" style="display: block"></div>'
    const item = 'data-anchor="gridItem" data-product-id="a" data-skus="a-38" aria-describedby="price"'
    aPage(
      `<div data-anchor="productGrid" style="width: 160px">${own ? `<a ${item} ${own}>${picture} A</a>` : `<div ${item}><a ${inner}>${picture} A</a></div>`}</div>`,
    )
    if (!own) findGrid().querySelector('div')?.removeAttribute('aria-describedby')
    const before = pageState()
    await startExperience({ message: 'No animal was harmed' })
    await expect.poll(() => findBadges().length).toBe(1)
    const link = findGrid().querySelector('a') as HTMLElement
    const tip = document.querySelector('.instep-tip') as HTMLElement
    expect(link.querySelector('button, a, [tabindex]')).toBe(null)
    expect(link.getAttribute('aria-describedby')).toBe(own ? `price ${tip.id}` : tip.id)
    link.focus()
    expect(isTipShown()).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isTipShown()).toBe(false)
    link.blur()
    run.stop()
    expect(pageState()).toEqual(before)
  },
)

test('[CAT-05.3] in a hidden slide that a slider has taken out of the tab order the badge is not in it either', async () => {
  findGrid().firstElementChild?.setAttribute('aria-hidden', 'true')
  await startWithBadge({ message: 'No animal was harmed' })
  // A slider that leaves its links in the tab order would not let the focus in again.
  expect(findFace().tabIndex).toBe(0)
  run.stop()
  for (const link of findGrid().querySelectorAll('a')) link.tabIndex = -1
  await startWithBadge({ message: 'No animal was harmed' })
  expect(findFace().tabIndex).toBe(-1)
})

test('without a message the badge is not focusable and has no tooltip', async () => {
  await startWithBadge()
  expect(findFace().matches('button, [tabindex]')).toBe(false)
  expect(document.querySelector('.instep-tip')).toBe(null)
})

test('[CAT-05.4] [SHR-14.2] only SKUs that were not requested before are looked up, and an item rendered again gets its badge without a request', async () => {
  await startWithBadge()
  findGrid().append(createElements(anItem('c')))
  await expect.poll(listBadgedIds).toEqual(['a', 'c'])
  const redrawn = createElements(anItem('a') + anItem('c') + anItem('b'))
  findGrid().replaceChildren(redrawn)
  expect(listBadgedIds()).toEqual([])
  await expect.poll(listBadgedIds).toEqual(['a', 'c'])
  expect(asked).toEqual([
    ['a-38', 'a-39', 'b-38', 'b-39'],
    ['c-38', 'c-39'],
  ])
})

test('[CAT-05.4] a listing that changes constantly is scanned at most once per 100 ms', async () => {
  await startWithBadge()
  const passes: number[] = []
  const seen = new Set(findBadges())
  const observer = new MutationObserver(() => {
    const fresh = findBadges().filter((each) => !seen.has(each))
    if (fresh.length > 0) passes.push(performance.now())
    for (const each of fresh) seen.add(each)
  })
  observer.observe(findGrid(), { childList: true, subtree: true })
  const begin = performance.now()
  for (let change = 0; change < 60; change++) {
    findGrid().append(createElements(anItem('c')))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await expect.poll(() => findBadges().length, { timeout: 5000 }).toBe(61)
  observer.disconnect()
  expect(passes.length).toBeGreaterThan(2)
  // A pass is seen after it was made, on a busy machine much later, but never earlier; timers may fire a millisecond early.
  const early = passes.filter((at, index) => at - begin < index * 99)
  expect(early).toEqual([])
}, 15_000)

test('[CAT-05.5] a click on the badge opens the product, and the item keeps its width', async () => {
  aPage(`<ul style="display: flex; padding: 0"><li style="position: relative; list-style: none" data-anchor="gridItem"
    data-product-id="a" data-skus="a-38"><div><img alt="" width="100" height="120"></div><a href="#a"
    style="position: absolute; inset: 0">A</a></li></ul><div data-anchor="productGrid"></div>`)
  const item = document.querySelector('li') as HTMLElement
  const width = item.offsetWidth
  const badgeText = 'Nachhaltigkeitszertifizierungsverfahren abgeschlossen und bestanden'
  await startWithBadge({ badgeText, message: 'Why' })
  expect(item.offsetWidth).toBe(width)
  expect(measureBox(findFace()).right).toBeLessThanOrEqual(measureBox(document.querySelector('img')).right)
  const { left, top } = measureBox(findFace())
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(document.querySelector('a'))
})

test('[CAT-05.6] a failed look-up shows no badge and is only logged', async () => {
  const before = pageState().body
  await startExperience({}, { failing: ['graphql'] })
  await expect.poll(() => run.lines).toEqual(['Error fetching dataset'])
  expect(pageState().body).toBe(before)
  expect(run.errors).toEqual([])
})

test('[CAT-05.6] an empty answer shows no badge and is only logged', async () => {
  const before = pageState().body
  await startExperience({}, {})
  await expect.poll(() => run.lines).toEqual(['Dataset vegan: 5: Record(s) not found'])
  expect(pageState().body).toBe(before)
})

test('[CAT-05.6] with neither text nor picture no look-up is sent', async () => {
  const before = pageState()
  await startExperience({ badgeText: '' })
  expect(run.explanation.progress).toBe('executed')
  expect(asked).toEqual([])
  expect(pageState()).toEqual(before)
})

test('[CAT-05.7] removing the experience removes all badges', async () => {
  const before = pageState()
  await startWithBadge({ message: 'No animal was harmed', imageUrl: icon })
  findFace().focus()
  run.stop()
  expect(pageState()).toEqual(before)
})

test.each([
  ['with SKUs in schema.org markup', '<meta itemprop="sku" content="a-38">', 1, undefined],
  ['without SKUs', '', 0, expect.stringContaining('gridItem.skus could not be read')],
])(
  'on another shop %s the badge is drawn, or the reason is given and nothing is counted',
  async (_, sku, count, because) => {
    aPage(`<div class="list"><article class="card" itemscope itemtype="https://schema.org/Product">
    <img alt="a" width="120" height="150"><a href="/p/a">Shoe a</a>${sku}</article></div>`)
    run = await runTemplate({
      experience,
      template,
      content,
      settings: {},
      anchors: { productGrid: '.list', gridItem: '.card' },
      reply: aService(vegan),
    })
    const findShown = () => run.explanation.answers.find(({ check }) => check === 'shown')
    if (because) await expect.poll(() => findShown()?.because).toEqual(because)
    else await expect.poll(() => document.querySelectorAll('.card .category-badge').length).toBe(1)
    expect([run.seen.length, findBadges().length]).toEqual([count, count])
  },
)
