import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aRecommendingShop, shoeIds } from '../../testing/a-recommending-shop.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

// Loads the module beforehand, because loading it during a test would take too long.
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

async function startExperience(facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content: { placementId: 'also-like' },
    ...aRecommendingShop(),
    ...facts,
  })
}

const findCart = () => document.querySelector('[data-anchor="miniCart"]') as HTMLElement
const findElement = (selector: string) => document.querySelector(selector) as HTMLElement
const findRow = () => document.querySelector<HTMLElement>('.global-mini-basket-recommendations')
const listIds = () =>
  [...document.querySelectorAll('.instep-card-name')].map(({ textContent }) => textContent?.replace('Shoe ', ''))
/** What is drawn; where nothing is, what the run says. */
const listDrawn = () =>
  findRow() ? listIds() : [JSON.stringify([run.lines, run.requests, run.errors, document.visibilityState])]
const listItemRequests = () => run.requests.filter((url) => url.includes('/graphql'))
const listCallbacks = () => run.requests.filter((url) => url.includes('/cb?'))
const measureBox = (element: Element | null | undefined) => (element as Element).getBoundingClientRect()

/** Simulates a shop that draws its panel on opening and redraws it after each change. */
function openMiniBasket(html = panel): void {
  findElement('#panel')?.remove()
  findCart().append(document.createRange().createContextualFragment(html))
}

const aBasket = (...products: string[]): [string, object][] => [
  ...products.map((productId): [string, object] => ['ecBasketItem', { product: { productId }, quantity: 1 }]),
  ['ecBasketSummary', { basket: { id: 'b', quantity: products.length } }],
]

test('[GLB-10.1] the open mini basket has a carousel after its items: two cards per view 15 px apart, arrows, no counter', async () => {
  await startExperience()
  expect(findRow()).toBe(null)
  openMiniBasket()
  await expect.poll(listDrawn).toEqual(shoeIds(8))
  expect(findElement('#items').nextElementSibling).toBe(findRow())
  expect(findRow()?.querySelector('h2')?.textContent).toBe('You may also like')
  const [first, second] = [...(findRow()?.querySelectorAll('.instep-carousel-slide') ?? [])].map(measureBox)
  const width = measureBox(findRow()?.querySelector('.instep-carousel-view')).width
  expect(first?.width).toBeCloseTo((width - 15) / 2, 1)
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(15, 1)
  const buttons = [...(findRow()?.querySelectorAll('button') ?? [])].map((each) => each.getAttribute('aria-label'))
  expect(buttons).toEqual(['Previous', 'Next'])
  expect(findRow()?.querySelector('[aria-live]')).toBe(null)
  expect(measureBox(findRow()?.querySelector('.instep-carousel-view')).left).toBe(
    measureBox(findElement('#items a')).left,
  )
})

describe('[GLB-10.1] the carousel is after the items and outside of each', () => {
  const anItem = (name: string, more = '') =>
    `<div class="line"><div style="position: relative"><div style="position: absolute"><a href="/products/${name}"><img src="/${name}.svg" alt=""></a></div></div>
      <div><a href="/products/${name}">${name}</a>${more}<a href="/cart/change?line=1&quantity=0">Remove</a></div></div>`
  const options = '<ul class="options"><li>Size 40</li></ul>'
  const two = anItem('court', options) + anItem('boot', options)
  const foot = '<div id="foot"><p>Total</p><a href="/checkout">Check out</a><img src="/visa.svg" alt=""></div>'

  test.each([
    ['a list in each item', `<div id="end">${two}</div>${foot}`],
    ['one item', `<div id="end">${anItem('court', options)}</div>${foot}`],
    ['one item beside the total', `${anItem('court', options).replace('class="line"', 'id="end"')}${foot}`],
    ['items beside the total', `${anItem('court')}${anItem('boot').replace('class="line"', 'id="end"')}${foot}`],
    ['a table', `<table id="end"><tbody><tr><td>${anItem('court')}</td></tr></tbody></table>${foot}`],
    ['items without links', `<div id="end"><div><img src="/a.svg" alt="">Court</div></div>${foot}`],
    ['no link to the order', `<div id="end"><div>${two}</div></div>`],
    ['an empty list', `<ul id="end"></ul>${foot}`],
  ])('where a mini basket has %s', async (_, html) => {
    await startExperience()
    openMiniBasket(`<section id="panel" style="position: absolute">${html}</section>`)
    await expect.poll(listDrawn).toEqual(shoeIds(8))
    expect(findElement('#end').nextElementSibling).toBe(findRow())
  })

  test('where it is one list with the total', async () => {
    await startExperience()
    openMiniBasket(
      `<ul id="panel">${items}<li id="end"><a href="#boot">Boot</a></li><li><a href="#cart">Bag</a></li></ul>`,
    )
    await expect.poll(listDrawn).toEqual(shoeIds(8))
    expect([findElement('#end').nextElementSibling, findRow()?.tagName]).toEqual([findRow(), 'LI'])
  })

  test('where items come and go, it is drawn once', async () => {
    await startExperience()
    openMiniBasket(`<section id="panel">${two}${foot}</section>`)
    await expect.poll(listDrawn).toEqual(shoeIds(8))
    findElement('#foot').insertAdjacentHTML('beforebegin', anItem('sandal').replace('class="line"', 'id="end"'))
    await expect
      .poll(() => findElement('#end').nextElementSibling?.className)
      .toBe('global-mini-basket-recommendations')
    expect(document.querySelectorAll('.global-mini-basket-recommendations')).toHaveLength(1)
  })

  test('and nothing is drawn before the panel is', async () => {
    const opener = '<a href="/cart"><img src="/bag.svg" alt="Bag"></a><button><img src="/bag.svg" alt="">2</button>'
    findCart().replaceChildren(document.createRange().createContextualFragment(opener))
    await startExperience()
    for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
    expect(findRow()).toBe(null)
  })
})

test('[GLB-10.2] the carousel is drawn again after each redraw by the shop, and its items are requested once per page load', async () => {
  await startExperience()
  for (let time = 0; time < 3; time++) {
    openMiniBasket()
    await expect.poll(listIds).toEqual(shoeIds(8))
  }
  const { explanation } = run
  run.publish('ecView', { type: 'home', language: 'en', country: 'uk', currency: 'GBP' })
  await expect.poll(() => explanation.progress).toBe('stopped')
  await expect.poll(listIds).toEqual(shoeIds(8))
  expect(listItemRequests()).toHaveLength(1)
})

test('[GLB-10.3] products in the basket are left out, and when none remains nothing is rendered', async () => {
  await startExperience({ published: aBasket('shoe-1', 'shoe-3') })
  openMiniBasket()
  await expect.poll(listIds).toEqual(['shoe-2', 'shoe-4', 'shoe-5', 'shoe-6', 'shoe-7', 'shoe-8'])
  for (const event of aBasket(...shoeIds(8))) run.publish(...event)
  await expect.poll(() => findRow()?.childElementCount).toBe(0)
  expect(measureBox(findRow()).height).toBe(0)
})

describe('[GLB-10.4] impressions count only while the mini basket is open', () => {
  test.each([
    ['visibility: hidden', 'visible'],
    ['opacity: 0', '1'],
    ['display: none', 'block'],
  ])('a panel that the shop hides by %s', async (hidden, shown) => {
    openMiniBasket()
    findElement('#panel').style.cssText += hidden
    await startExperience()
    for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
    expect([listIds(), listCallbacks()]).toEqual([[], []])
    findElement('#panel').style.setProperty(hidden.split(':')[0] ?? '', shown)
    await expect.poll(() => listCallbacks().length, { timeout: 5000 }).toBe(1)
    findElement('#panel').style.setProperty(hidden.split(':')[0] ?? '', (hidden.split(': ')[1] ?? '').trim())
    await expect.poll(findRow).toBe(null)
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
    await startExperience()
    openMiniBasket(html)
    await expect.poll(listIds).toEqual(shoeIds(8))
    const isSeen = () => {
      const { left, top } = measureBox(findElement('#foot a'))
      return document.elementFromPoint(left + 2, top + 2) === findElement('#foot a')
    }
    const scroller = [findElement('#panel'), findElement('#items')].find(
      (each) => each.scrollHeight > each.clientHeight + 1,
    ) as HTMLElement
    expect(isSeen()).toBe(true)
    const [item, carousel] = [measureBox(findElement('#items li')).top, measureBox(findRow()).top]
    scroller.scrollTop = 60
    expect(isSeen()).toBe(true)
    expect([measureBox(findElement('#items li')).top, measureBox(findRow()).top]).toEqual([item - 60, carousel - 60])
  })
})

test('[GLB-10.6] cards have no add button, and the focus moves from the items to the carousel to the links', async () => {
  await startExperience()
  openMiniBasket()
  await expect.poll(listIds).toEqual(shoeIds(8))
  expect(findRow()?.querySelector('.instep-add')).toBe(null)
  findElement('#items a').focus()
  const reached: boolean[] = []
  for (let turn = 0; turn < 20 && document.activeElement !== findElement('#foot a'); turn++) {
    await userEvent.tab()
    reached.push(findRow()?.contains(document.activeElement) ?? false)
  }
  expect(document.activeElement).toBe(findElement('#foot a'))
  expect(reached).toEqual([true, true, true, true, false])
})

test('[GLB-10.7] removing the experience removes the carousel from the mini basket', async () => {
  openMiniBasket()
  const before = pageState()
  await startExperience()
  await expect.poll(listIds).toEqual(shoeIds(8))
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[GLB-10.1] of two mini baskets, one of them for another width, the one that is open has the carousel', async () => {
  const hidden = `<div data-anchor="miniCart" style="display: none"><ul>${items}</ul><a href="/checkout">Checkout</a></div>`
  document.body.prepend(document.createRange().createContextualFragment(hidden))
  await startExperience()
  const open = [...document.querySelectorAll('[data-anchor="miniCart"]')].at(-1)
  open?.append(document.createRange().createContextualFragment(panel))
  await expect.poll(listDrawn).toEqual(shoeIds(8))
  expect(open?.contains(findRow())).toBe(true)
})

test('in a shop whose root has letters of 10 px the heading is larger than the words', async () => {
  document.documentElement.style.fontSize = '62.5%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  document.body.style.fontSize = '1.6rem'
  onTestFinished(() => document.body.removeAttribute('style'))
  await startExperience()
  openMiniBasket()
  await expect.poll(listDrawn).toEqual(shoeIds(8))
  expect(getComputedStyle(findRow()?.querySelector('h2') as Element).fontSize).toBe('18px')
})

test('[GLB-10.1] a mini basket that the shop opens by a class on the body has the carousel', async () => {
  openMiniBasket(`<style>body:not(.bag-open) #panel { display: none }</style>${panel}`)
  onTestFinished(() => document.body.classList.remove('bag-open'))
  await startExperience()
  for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
  expect(findRow()).toBe(null)
  document.body.classList.add('bag-open')
  await expect.poll(listDrawn).toEqual(shoeIds(8))
  document.body.classList.remove('bag-open')
  await expect.poll(findRow).toBe(null)
})
