import { afterEach, beforeEach, expect, test } from 'vitest'
import { unreadFact } from '../../kit/shop/unread-fact.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const content = { threshold: 5, text: 'Only {count} left' }
const icon = '/catalogue/testing/icon.svg'

let run: TemplateRun

beforeEach(() => void aPage(`<ul style="width: 400px; padding: 0">${['p-38', 'p-39', 'q-38'].map(aRow).join('')}</ul>`))
afterEach(() => run.stop())

function aRow(sku: string): string {
  return `<li data-anchor="basketItem" data-product-id="${sku[0]}" data-sku="${sku}"><span>${sku}</span></li>`
}

/** Creates the events of a basket with these stocks, by SKU. */
function ofStocks(stocks: Record<string, unknown>): [string, object][] {
  const lines = Object.entries(stocks).map(([sku, stock]): [string, object] => [
    'ecBasketItem',
    { product: { productId: sku[0], sku, stock }, quantity: 1 },
  ])
  return [...lines, ['ecBasketSummary', { basket: { id: 'b', quantity: lines.length } }]]
}

async function startExperience(
  own: object = {},
  stocks: Record<string, unknown> = { 'p-38': 3, 'p-39': 5, 'q-38': 4 },
): Promise<void> {
  run = await runTemplate({ experience, template, content: { ...content, ...own }, published: ofStocks(stocks) })
}

function publishEvents(stocks: Record<string, unknown>): void {
  for (const event of ofStocks(stocks)) run.publish(...event)
}

const findBoxes = () => [...document.querySelectorAll<HTMLElement>('.basket-low-stock-box')]
const listShown = () => findBoxes().map((each) => `${each.closest('li')?.dataset.sku}: ${each.textContent}`)

test('[BAS-07.1] the message is shown below each item whose stock is under the threshold, but not at the threshold', async () => {
  await startExperience()
  expect(listShown()).toEqual(['p-38: Only 3 left', 'q-38: Only 4 left'])
  const [box, words] = [findBoxes()[0], document.querySelector('li > span')].map((each) =>
    each?.getBoundingClientRect(),
  )
  expect(box?.top).toBeGreaterThanOrEqual(words?.bottom ?? 0)
})

test.each([
  ['a row', (cells: string) => `<tbody><tr data-anchor="basketItem" data-sku="p-38">${cells}</tr></tbody>`],
  ['a group of rows', (cells: string) => `<tbody data-anchor="basketItem" data-sku="p-38"><tr>${cells}</tr></tbody>`],
])('[BAS-07.1] in %s of a table the message is below the name, and the table keeps its columns', async (_, row) => {
  const cells = '<td><a href="#remove">×</a></td><td><a href="#p">Court shoe</a></td><td>£ 20</td>'
  aPage(`<table style="width: 600px"><thead><tr><th></th><th>Item</th><th>Price</th></tr></thead>${row(cells)}</table>`)
  const [name, price] = document.querySelectorAll('td:nth-child(n + 2)')
  const widthOf = () => price?.getBoundingClientRect().right
  const before = widthOf()
  await startExperience()
  expect(findBoxes().map((each) => [each.textContent, each.closest('td')])).toEqual([['Only 3 left', name]])
  expect(widthOf()).toBe(before)
  // A shop that draws only the cell anew takes the message with it.
  name?.replaceWith(document.createRange().createContextualFragment('<td><a href="#p">Court shoe</a></td>'))
  await expect.poll(() => findBoxes().length).toBe(1)
})

test('[BAS-07.4] new basket data updates, adds and removes messages, with never more than one per item', async () => {
  await startExperience()
  publishEvents({ 'p-38': 2, 'p-39': 1, 'q-38': 9 })
  expect(listShown()).toEqual(['p-38: Only 2 left', 'p-39: Only 1 left'])
  publishEvents({ 'p-38': 2, 'q-38': '' })
  expect(listShown()).toEqual(['p-38: Only 2 left'])
  const [box] = findBoxes()
  publishEvents({ 'p-38': 2, 'q-38': -1 })
  expect(listShown()).toEqual(['p-38: Only 2 left', 'q-38: Only 0 left'])
  expect(findBoxes()[0]).toBe(box)
})

test('rows that are added, removed or reused show the message for their current item', async () => {
  await startExperience()
  document.querySelector('ul')?.append(document.createRange().createContextualFragment(aRow('q-39')))
  publishEvents({ 'p-38': 3, 'p-39': 5, 'q-38': 4, 'q-39': 2 })
  await expect.poll(listShown).toEqual(['p-38: Only 3 left', 'q-38: Only 4 left', 'q-39: Only 2 left'])
  const [first, second] = document.querySelectorAll('li')
  second?.remove()
  first?.setAttribute('data-sku', 'p-39')
  first?.append(' 39')
  await expect.poll(listShown).toEqual(['q-38: Only 4 left', 'q-39: Only 2 left'])
})

test('[BAS-07.5] the icon is 20 px high with an empty alt, the text has its colour, and the box has its width but is never wider than the row', async () => {
  const text =
    'Only {count} left, and this is a sentence that would be much wider than the row it stands in, if it could'
  await startExperience({ text, iconUrl: icon, textColor: 'rgb(1, 2, 3)', maxWidth: '150' })
  const [box] = findBoxes() as [HTMLElement]
  const picture = box.querySelector('img')
  expect([picture?.getBoundingClientRect().height, picture?.getAttribute('alt')]).toEqual([20, ''])
  expect(picture?.nextElementSibling?.textContent).toBe(text.replace('{count}', '3'))
  expect(getComputedStyle(box).color).toBe('rgb(1, 2, 3)')
  expect(box.getBoundingClientRect().width).toBe(150)
  run.stop()
  await startExperience({ text, maxWidth: '2000px' })
  expect(findBoxes()[0]?.getBoundingClientRect().width).toBe(400)
})

test('[BAS-07.6] removing the experience removes all messages', async () => {
  const before = pageState()
  await startExperience()
  expect(findBoxes()).toHaveLength(2)
  publishEvents({ 'p-38': 1, 'p-39': 1, 'q-38': 1 })
  await waitUntilSettled()
  expect(findBoxes()).toHaveLength(3)
  run.stop()
  expect(pageState()).toEqual(before)
})

const foreign = { anchors: { basketItem: '.row' }, settings: {} }

test('on another shop a row is known by the sku in its link', async () => {
  aPage(
    `<table>${['p-38', 'p-39'].map((sku) => `<tr class="row"><td><a href="/p?variant=${sku}">Shoe</a></td></tr>`).join('')}</table>`,
  )
  run = await runTemplate({ experience, template, content, ...foreign, published: ofStocks({ 'p-38': 3, 'p-39': 9 }) })
  await expect
    .poll(() => findBoxes().map((each) => [each.textContent, each.closest('tr')?.textContent]))
    .toEqual([['Only 3 left', 'ShoeOnly 3 left']])
})

test('a row that tells nothing gets no message, and the reason says what to do', async () => {
  aPage('<div class="row"><span>Shoe</span></div>')
  run = await runTemplate({ experience, template, content, ...foreign, published: ofStocks({ 'p-38': 3 }) })
  const because = unreadFact('basketItem.productId')
  await expect.poll(() => run.explanation.answers).toContainEqual({ check: 'shown', passes: false, because })
  expect([findBoxes(), run.seen]).toEqual([[], []])
})
