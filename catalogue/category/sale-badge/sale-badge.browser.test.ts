import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

const reduced = '<span>Now £62.95</span> <s>Was £89.95</s>'
const styled =
  '<style>.was { text-decoration: line-through }</style><b>£62.95</b><span class="was"><i>£89.95</i></span>'

beforeEach(
  () =>
    void aPage(
      `<ul data-anchor="productGrid" style="padding: 0">${[
        anItem('a', reduced),
        anItem('b', '<span>£89.95</span>'),
        anItem('c', '<span>£90</span> <s>£90.00</s>'),
        anItem('d', styled),
      ].join('')}</ul>`,
    ),
)
afterEach(() => run.stop())

async function startExperience(own: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { title: 'Sale', ...own } })
  await waitUntilSettled()
}

function anItem(productId: string, price: string): string {
  return `<li data-anchor="gridItem" data-product-id="${productId}" style="position: relative; width: 200px">
    <div><img alt="${productId}" width="200" height="250" style="display: block"></div><p data-anchor="gridPrice">${price}</p>
    <a href="#${productId}" style="position: absolute; inset: 0; z-index: 1" aria-label="${productId}"></a></li>`
}

const createFragment = (html: string) => document.createRange().createContextualFragment(html)
const findBadges = () => [...document.querySelectorAll<HTMLElement>('.category-sale-badge')]
const listMarkedItems = () => findBadges().map((each) => each.closest('li')?.dataset.productId)
const findText = () => findBadges()[0]?.firstElementChild as HTMLElement
const countLines = () =>
  Math.round(findText().clientHeight / Number.parseFloat(getComputedStyle(findText()).lineHeight))

test('[CAT-14.1] an item whose former price differs from its current one has the text at the top right of its image', async () => {
  await startExperience()
  expect(listMarkedItems()).toEqual(['a', 'd'])
  expect(findBadges().map(({ textContent }) => textContent)).toEqual(['Sale', 'Sale'])
  const [badge, picture] = [findBadges()[0], document.querySelector('img')].map(
    (each) => each?.getBoundingClientRect() as DOMRect,
  )
  expect([(picture?.right ?? 0) - (badge?.right ?? 0), (badge?.top ?? 0) - (picture?.top ?? 0)]).toEqual([8, 8])
})

test('[CAT-14.4] an item without a former price, and one with equal prices, has no badge', async () => {
  await startExperience()
  expect(listMarkedItems()).not.toContain('b')
  expect(listMarkedItems()).not.toContain('c')
})

test.each([
  ['a plain s', '<b>£62.95</b> <s style="text-decoration: none">£89.95</s>', true],
  ['a plain del', '<del style="text-decoration: none">£89.95</del> <ins>£62.95</ins>', true],
  ['a class', '<i class="price-item price-item--regular">£89.95</i> <b class="price-item--sale">£62.95</b>', true],
  [
    'a kind of schema.org',
    '<b>£62.95</b><i>£89.95<link itemprop="priceType" href="https://schema.org/StrikethroughPrice"></i>',
    true,
  ],
  ['two bare prices', '<b>£62.95</b> <i>£89.95</i>', true],
  ['two bare prices that are equal', '<b>£89.95</b> <i>£89.95</i>', false],
  ['a range', '<b>£62.95</b> – <i>£89.95</i>', false],
  ['a price in two currencies', '<b>£62.95</b> <i>€89.95</i>', false],
  ['a price for an amount', '<b>£62.95</b> <i>£3.50 / 100 ml</i>', false],
  ['the only price, which is called regular', '<i class="price--regular">£89.95</i>', false],
])('[CAT-14.1] [CAT-14.4] a former price is known by %s', async (_, price, isMarked) => {
  aPage(`<ul data-anchor="productGrid">${anItem('a', price)}</ul>`)
  await startExperience()
  expect(listMarkedItems()).toEqual(isMarked ? ['a'] : [])
})

test('[CAT-14.2] colour, background, border and size come from the content', async () => {
  await startExperience({ color: 'rgb(1, 2, 3)', bgColor: 'rgb(4, 5, 6)', borderColor: 'rgb(7, 8, 9)', bSize: '64' })
  const [badge] = findBadges() as [HTMLElement]
  const { color, backgroundColor, border } = getComputedStyle(badge)
  expect([color, backgroundColor, border]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '1px solid rgb(7, 8, 9)'])
  expect([badge.offsetWidth, badge.offsetHeight]).toEqual([64, 64])
})

test('[CAT-14.2] by default the badge is white on #c00000, has no border, and is 48 px wide and high', async () => {
  await startExperience()
  const [badge] = findBadges() as [HTMLElement]
  const { color, backgroundColor, borderStyle } = getComputedStyle(badge)
  expect([color, backgroundColor, borderStyle]).toEqual(['rgb(255, 255, 255)', 'rgb(192, 0, 0)', 'none'])
  expect([badge.offsetWidth, badge.offsetHeight]).toEqual([48, 48])
})

test('a size in % refers to the width of the picture', async () => {
  await startExperience({ bSize: '30%' })
  expect([findBadges()[0]?.offsetWidth, findBadges()[0]?.offsetHeight]).toEqual([60, 60])
})

test('a size in % follows the width that a slider gives its slides later', async () => {
  await startExperience({ bSize: '30%' })
  for (const item of document.querySelectorAll('li')) item.style.width = '100px'
  await expect.poll(() => [findBadges()[0]?.offsetWidth, findBadges()[0]?.offsetHeight]).toEqual([30, 30])
})

test.each([
  ['Sale', 1],
  ['Nur noch heute', 2],
  ['Rabatt', 1],
  ['Räumungsverkauf', 1],
  ['Nachhaltigkeitszertifizierungsverfahren abgeschlossen und bestanden', 2],
])('[CAT-14.3] the text "%s" shrinks to fit the badge in %d lines', async (title, count) => {
  await startExperience({ title })
  expect(countLines()).toBeLessThanOrEqual(2)
  expect(countLines()).toBe(count)
  const [own, badge] = [findText(), findBadges()[0]].map((each) => each?.getBoundingClientRect() as DOMRect) as [
    DOMRect,
    DOMRect,
  ]
  expect(findText().scrollWidth).toBeLessThanOrEqual(findText().clientWidth)
  expect(own.left >= badge.left && own.right <= badge.right && own.top >= badge.top && own.bottom <= badge.bottom).toBe(
    true,
  )
})

test.each(['Ausverkauf', 'Sonderangebote', 'Räumungsverkauf', 'Soldes exceptionnels', 'Liquidazione totale'])(
  '[CAT-14.3] for the text "%s" the badge grows before it becomes too small to read',
  async (title) => {
    await startExperience({ title })
    expect(Number.parseFloat(getComputedStyle(findText()).fontSize)).toBeGreaterThanOrEqual(10)
    expect(findText().scrollWidth).toBeLessThanOrEqual(findText().clientWidth)
    const [badge] = findBadges() as [HTMLElement]
    expect(badge.offsetWidth).toBeLessThanOrEqual(100)
    expect(badge.offsetHeight).toBe(badge.offsetWidth)
  },
)

test('[CAT-14.5] items that are added or repriced later are checked within 100 ms', async () => {
  await startExperience()
  const grid = document.querySelector('ul') as HTMLElement
  grid.append(createFragment(anItem('e', reduced)))
  await expectWithin(100, () => listMarkedItems().join() === 'a,d,e')
  const findPrice = (at: number) => document.querySelectorAll('[data-anchor="gridPrice"]')[at] as HTMLElement
  findPrice(1).replaceChildren(createFragment(reduced))
  await expectWithin(100, () => listMarkedItems().join() === 'a,b,d,e')
  findPrice(0).replaceWith(createFragment('<p data-anchor="gridPrice">£89.95</p>'))
  await expectWithin(100, () => listMarkedItems().join() === 'b,d,e')
})

/** Waits with a timer of its own, because on a busy machine all timers are equally late; then checks after pending work. */
async function expectWithin(ms: number, isSo: () => boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await waitUntilSettled()
  expect(isSo()).toBe(true)
}

test('[CAT-14.5] a click on the badge opens the product', async () => {
  await startExperience()
  const { left, top } = (findBadges()[0] as HTMLElement).getBoundingClientRect()
  expect(document.elementFromPoint(left + 24, top + 24)?.closest('a')?.hash).toBe('#a')
})

test('when the wishlist button of the shop is in the same corner, the badge is hidden while item or button are in use', async () => {
  const before = pageState()
  const aWishlistButton = (right: number) =>
    `<button data-anchor="gridWishlist" style="position: absolute; top: 4px; right: ${right}px; width: 44px; height: 44px">Save</button>`
  const [first, , , last] = document.querySelectorAll('li') as unknown as HTMLElement[]
  first?.append(createFragment(aWishlistButton(4)))
  last?.append(createFragment(aWishlistButton(140)))
  await startExperience()
  const listVisibility = () => findBadges().map((each) => getComputedStyle(each).visibility)
  expect(listVisibility()).toEqual(['visible', 'visible'])
  first?.querySelector('button')?.focus()
  expect(listVisibility()).toEqual(['hidden', 'visible'])
  last?.querySelector('button')?.focus()
  expect(listVisibility()).toEqual(['visible', 'visible'])
  run.stop()
  for (const each of document.querySelectorAll('button')) each.remove()
  expect(pageState()).toEqual(before)
})

test('[CAT-14.6] removing the experience removes all badges', async () => {
  const before = pageState()
  await startExperience({ borderColor: '#000' })
  expect(findBadges()).toHaveLength(2)
  run.stop()
  expect(pageState()).toEqual(before)
})

test('on another shop, without attributes of the demo, reduced cards have the badge and are counted', async () => {
  const aCard = (price: string) => `<article class="card" style="position: relative; width: 200px">
    <div><img alt="" width="200" height="250"></div><p class="price">${price}</p><a href="/p/court">Court</a></article>`
  aPage(`<div class="list">${aCard('<del>89,95 €</del> <ins>62,95 €</ins>') + aCard('89,95 €')}</div>`)
  run = await runTemplate({
    experience,
    template,
    content: { title: 'Sale' },
    settings: {},
    anchors: { productGrid: '.list', gridItem: '.card', gridPrice: '.price' },
  })
  const cards = [...document.querySelectorAll('.card')]
  await expect.poll(() => cards.map((card) => card.querySelectorAll('.category-sale-badge').length)).toEqual([1, 0])
  expect(run.seen).toHaveLength(1)
})
