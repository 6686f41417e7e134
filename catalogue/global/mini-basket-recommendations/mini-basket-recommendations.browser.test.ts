import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aRecommendingShop, shoeIds } from '../../testing/a-recommending-shop.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

// Loaded on the way it would take its time.
beforeAll(async () => void (await import('./draw-row.tsx')))

const items = '<li><a href="#court">Court shoe</a></li>'
const panel = `
  <section id="panel" aria-label="Bag" style="height: 240px; overflow: auto">
    <ul id="items" style="margin: 0; padding: 0 24px; list-style: none">${items}</ul>
    <p id="foot" style="position: sticky; bottom: 0; margin: 0"><a href="#checkout">Checkout</a></p>
  </section>`

beforeEach(
  () => void aPage(`<div data-anchor="miniCart" style="width: 400px"><a href="#bag">Bag</a></div><main>Shop</main>`),
)

afterEach(() => run.stop())

async function start(facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { placementId: 'also-like' },
    ...aRecommendingShop(),
    ...facts,
  })
}

const cart = () => document.querySelector('[data-anchor="miniCart"]') as HTMLElement
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const row = () => document.querySelector<HTMLElement>('.global-mini-basket-recommendations')
const ids = () =>
  [...document.querySelectorAll('.instep-card-name')].map(({ textContent }) => textContent?.replace('Shoe ', ''))
const asked = () => run.requests.filter((url) => url.includes('/graphql'))
const told = () => run.requests.filter((url) => url.includes('/cb?'))
const box = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

/** As a shop that draws its panel on opening, and anew after each change. */
function open(html = panel): void {
  find('#panel')?.remove()
  cart().append(document.createRange().createContextualFragment(html))
}

const aBasket = (...products: string[]): [string, object][] => [
  ...products.map((productId): [string, object] => ['ecBasketItem', { product: { productId }, quantity: 1 }]),
  ['ecBasketSummary', { basket: { id: 'b', quantity: products.length } }],
]

test('[GLB-10.1] opened, it has a carousel after its items: two cards per view with 15 px between, arrows, no counter', async () => {
  await start()
  expect(row()).toBe(null)
  open()
  await expect.poll(ids).toEqual(shoeIds(8))
  expect(find('#items').nextElementSibling).toBe(row())
  expect(row()?.querySelector('h2')?.textContent).toBe('You may also like')
  const [first, second] = [...(row()?.querySelectorAll('.instep-carousel-slide') ?? [])].map(box)
  const width = box(row()?.querySelector('.instep-carousel-view')).width
  expect(first?.width).toBeCloseTo((width - 15) / 2, 1)
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(15, 1)
  const buttons = [...(row()?.querySelectorAll('button') ?? [])].map((each) => each.getAttribute('aria-label'))
  expect(buttons).toEqual(['Previous', 'Next'])
  expect(row()?.querySelector('[aria-live]')).toBe(null)
  expect(box(row()?.querySelector('.instep-carousel-view')).left).toBe(box(find('#items a')).left)
})

test('[GLB-10.2] each time the shop redraws it the carousel is there again, and the items are asked for once a page load', async () => {
  await start()
  for (let time = 0; time < 3; time++) {
    open()
    await expect.poll(ids).toEqual(shoeIds(8))
  }
  const { explanation } = run
  run.publish('ecView', { type: 'home', language: 'en', country: 'uk', currency: 'GBP' })
  await expect.poll(() => explanation.progress).toBe('stopped')
  await expect.poll(ids).toEqual(shoeIds(8))
  expect(asked()).toHaveLength(1)
})

test('[GLB-10.3] products in the basket are left out, and with none left nothing is rendered', async () => {
  await start({ published: aBasket('shoe-1', 'shoe-3') })
  open()
  await expect.poll(ids).toEqual(['shoe-2', 'shoe-4', 'shoe-5', 'shoe-6', 'shoe-7', 'shoe-8'])
  for (const event of aBasket(...shoeIds(8))) run.publish(...event)
  await expect.poll(() => row()?.childElementCount).toBe(0)
  expect(box(row()).height).toBe(0)
})

describe('[GLB-10.4] impressions count only while it is open', () => {
  test.each([
    ['visibility: hidden', 'visible'],
    ['opacity: 0', '1'],
    ['display: none', 'block'],
  ])('a panel that the shop hides by %s', async (hidden, shown) => {
    open()
    find('#panel').style.cssText += hidden
    await start()
    for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
    expect([ids(), told()]).toEqual([[], []])
    find('#panel').style.setProperty(hidden.split(':')[0] ?? '', shown)
    await expect.poll(() => told().length, { timeout: 5000 }).toBe(1)
    find('#panel').style.setProperty(hidden.split(':')[0] ?? '', (hidden.split(': ')[1] ?? '').trim())
    await expect.poll(row).toBe(null)
  })
})

describe('[GLB-10.5] the checkout link stays in view, and the carousel scrolls with the items', () => {
  test.each([
    ['the panel', panel],
    [
      'the list itself',
      `<section id="panel" style="display: flex; flex-direction: column; height: 300px">
        <ul id="items" style="flex: 1; overflow-y: auto; min-height: 0">${items}</ul>
        <p id="foot"><a href="#checkout">Checkout</a></p></section>`,
    ],
  ])('where %s scrolls', async (_, html) => {
    await start()
    open(html)
    await expect.poll(ids).toEqual(shoeIds(8))
    const isSeen = () => {
      const { left, top } = box(find('#foot a'))
      return document.elementFromPoint(left + 2, top + 2) === find('#foot a')
    }
    const scroller = [find('#panel'), find('#items')].find(
      (each) => each.scrollHeight > each.clientHeight + 1,
    ) as HTMLElement
    expect(isSeen()).toBe(true)
    const [item, carousel] = [box(find('#items li')).top, box(row()).top]
    scroller.scrollTop = 60
    expect(isSeen()).toBe(true)
    expect([box(find('#items li')).top, box(row()).top]).toEqual([item - 60, carousel - 60])
  })
})

test('[GLB-10.6] cards have no button to add, and the focus goes from items to carousel to the links', async () => {
  await start()
  open()
  await expect.poll(ids).toEqual(shoeIds(8))
  expect(row()?.querySelector('.instep-add')).toBe(null)
  find('#items a').focus()
  const reached: boolean[] = []
  for (let turn = 0; turn < 20 && document.activeElement !== find('#foot a'); turn++) {
    await userEvent.tab()
    reached.push(row()?.contains(document.activeElement) ?? false)
  }
  expect(document.activeElement).toBe(find('#foot a'))
  expect(reached).toEqual([true, true, true, true, false])
})

test('[GLB-10.7] removal takes the carousel out of the mini basket', async () => {
  open()
  const before = pageState()
  await start()
  await expect.poll(ids).toEqual(shoeIds(8))
  run.stop()
  expect(pageState()).toEqual(before)
})
