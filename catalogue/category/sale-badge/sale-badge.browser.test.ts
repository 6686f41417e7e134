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

async function start(own: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { title: 'Sale', ...own } })
  await waitUntilSettled()
}

function anItem(productId: string, price: string): string {
  return `<li data-anchor="gridItem" data-product-id="${productId}" style="position: relative; width: 200px">
    <div><img alt="${productId}" width="200" height="250" style="display: block"></div><p data-anchor="gridPrice">${price}</p>
    <a href="#${productId}" style="position: absolute; inset: 0; z-index: 1" aria-label="${productId}"></a></li>`
}

const fragment = (html: string) => document.createRange().createContextualFragment(html)
const badges = () => [...document.querySelectorAll<HTMLElement>('.category-sale-badge')]
const marked = () => badges().map((each) => each.closest('li')?.dataset.productId)
const words = () => badges()[0]?.firstElementChild as HTMLElement
const lines = () => Math.round(words().clientHeight / Number.parseFloat(getComputedStyle(words()).lineHeight))

test('[CAT-14.1] an item that shows a former price other than its current one has the words top right on its image', async () => {
  await start()
  expect(marked()).toEqual(['a', 'd'])
  expect(badges().map(({ textContent }) => textContent)).toEqual(['Sale', 'Sale'])
  const [badge, picture] = [badges()[0], document.querySelector('img')].map(
    (each) => each?.getBoundingClientRect() as DOMRect,
  )
  expect([(picture?.right ?? 0) - (badge?.right ?? 0), (badge?.top ?? 0) - (picture?.top ?? 0)]).toEqual([8, 8])
})

test('[CAT-14.4] an item without a former price, and one with equal prices, has no badge', async () => {
  await start()
  expect(marked()).not.toContain('b')
  expect(marked()).not.toContain('c')
})

test('[CAT-14.2] colour, background, border and size are those of the content', async () => {
  await start({ color: 'rgb(1, 2, 3)', bgColor: 'rgb(4, 5, 6)', borderColor: 'rgb(7, 8, 9)', bSize: '64' })
  const [badge] = badges() as [HTMLElement]
  const { color, backgroundColor, border } = getComputedStyle(badge)
  expect([color, backgroundColor, border]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '1px solid rgb(7, 8, 9)'])
  expect([badge.offsetWidth, badge.offsetHeight]).toEqual([64, 64])
})

test('[CAT-14.2] unless given it is white on #c00000, without border, 48 px wide and high', async () => {
  await start()
  const [badge] = badges() as [HTMLElement]
  const { color, backgroundColor, borderStyle } = getComputedStyle(badge)
  expect([color, backgroundColor, borderStyle]).toEqual(['rgb(255, 255, 255)', 'rgb(192, 0, 0)', 'none'])
  expect([badge.offsetWidth, badge.offsetHeight]).toEqual([48, 48])
})

test('a size in % is that of the picture', async () => {
  await start({ bSize: '30%' })
  expect([badges()[0]?.offsetWidth, badges()[0]?.offsetHeight]).toEqual([60, 60])
})

test.each([
  ['Sale', 1],
  ['Nur noch heute', 2],
  ['Rabatt', 1],
  ['Räumungsverkauf', 2],
  ['Nachhaltigkeitszertifizierungsverfahren abgeschlossen und bestanden', 2],
])('[CAT-14.3] the words "%s" shrink to fit the badge, in %d lines', async (title, count) => {
  await start({ title })
  expect(lines()).toBeLessThanOrEqual(2)
  expect(lines()).toBe(count)
  const [own, badge] = [words(), badges()[0]].map((each) => each?.getBoundingClientRect() as DOMRect) as [
    DOMRect,
    DOMRect,
  ]
  expect(words().scrollWidth).toBeLessThanOrEqual(words().clientWidth)
  expect(own.left >= badge.left && own.right <= badge.right && own.top >= badge.top && own.bottom <= badge.bottom).toBe(
    true,
  )
})

test.each(['Ausverkauf', 'Sonderangebote'])('the word "%s" is broken before it is too small to read', async (title) => {
  await start({ title })
  expect(Number.parseFloat(getComputedStyle(words()).fontSize)).toBeGreaterThanOrEqual(8)
})

test('[CAT-14.5] items added or repriced later are judged within 100 ms', async () => {
  await start()
  const grid = document.querySelector('ul') as HTMLElement
  grid.append(fragment(anItem('e', reduced)))
  await within(100, () => marked().join() === 'a,d,e')
  const price = (at: number) => document.querySelectorAll('[data-anchor="gridPrice"]')[at] as HTMLElement
  price(1).replaceChildren(fragment(reduced))
  await within(100, () => marked().join() === 'a,b,d,e')
  price(0).replaceWith(fragment('<p data-anchor="gridPrice">£89.95</p>'))
  await within(100, () => marked().join() === 'b,d,e')
})

/** Looks when a timer set now has run: on a busy machine all timers are late alike. What has begun by then is drawn. */
async function within(ms: number, isSo: () => boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await waitUntilSettled()
  expect(isSo()).toBe(true)
}

test('[CAT-14.5] a click on the badge goes to the product', async () => {
  await start()
  const { left, top } = (badges()[0] as HTMLElement).getBoundingClientRect()
  expect(document.elementFromPoint(left + 24, top + 24)?.closest('a')?.hash).toBe('#a')
})

test('where the shop shows its wishlist button in the same corner, the badge makes way while item or button are in use', async () => {
  const before = pageState()
  const heart = (right: number) =>
    `<button data-anchor="gridWishlist" style="position: absolute; top: 4px; right: ${right}px; width: 44px; height: 44px">Save</button>`
  const [first, , , last] = document.querySelectorAll('li') as unknown as HTMLElement[]
  first?.append(fragment(heart(4)))
  last?.append(fragment(heart(140)))
  await start()
  const seen = () => badges().map((each) => getComputedStyle(each).visibility)
  expect(seen()).toEqual(['visible', 'visible'])
  first?.querySelector('button')?.focus()
  expect(seen()).toEqual(['hidden', 'visible'])
  last?.querySelector('button')?.focus()
  expect(seen()).toEqual(['visible', 'visible'])
  run.stop()
  for (const each of document.querySelectorAll('button')) each.remove()
  expect(pageState()).toEqual(before)
})

test('[CAT-14.6] removal takes all badges out', async () => {
  const before = pageState()
  await start({ borderColor: '#000' })
  expect(badges()).toHaveLength(2)
  run.stop()
  expect(pageState()).toEqual(before)
})
