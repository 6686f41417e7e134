import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineExperience } from '../../define-experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { aPage, pageState } from '../../testing/a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { cornerMarks, type corners } from '../change/corner-marks.ts'
import { followListing } from './follow-listing.ts'
import { unreadFact } from './unread-fact.ts'

const template = defineTemplate({
  id: 'test/marks',
  ledger: '',
  title: 'Marks',
  look: '',
  emits: [],
  fields: {},
  pages: ['category'],
  devices: ['computer'],
  anchors: ['productGrid'],
  reads: ['gridItem.productId', 'gridItem.link'],
})

const runs: TemplateRun[] = []
/** Product ids, each time one is handled. */
let handled: string[]

beforeEach(() => {
  handled = []
  aPage(`<ul data-anchor="productGrid">${['a', 'b'].map(anItem).join('')}</ul>`)
})

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

/** Marks every item with the id of its product. */
async function start(
  kind: keyof typeof corners = 'badge',
  name = 'mark',
  facts: Partial<RunFacts> = {},
): Promise<TemplateRun> {
  const experience = defineExperience({
    id: 'test/marks',
    run(scope) {
      const mark = cornerMarks(scope, kind)
      followListing(
        scope,
        ({ element, productId }, each) => {
          handled.push(productId)
          const node = document.createElement('b')
          node.className = name
          node.textContent = productId
          mark(each, { element, mark: node })
        },
        { needs: 'productId' },
      )
    },
  })
  const run = await runTemplate({ experience, template, content: {}, ...facts })
  runs.push(run)
  return run
}

function anItem(productId: string): string {
  return `<li data-anchor="gridItem" data-product-id="${productId}" data-skus="${productId}-38">
    <a href="#${productId}"><picture><img alt="" width="120" height="150"></picture></a> ${productId}</li>`
}

function elements(html: string): DocumentFragment {
  return document.createRange().createContextualFragment(html)
}

const grid = () => document.querySelector('[data-anchor="productGrid"]') as HTMLElement
const marks = () => [...document.querySelectorAll('.mark')].map(({ textContent }) => textContent)
const box = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect()

test('[SHR-14.1] existing items and items that load later are marked', async () => {
  await start()
  expect(marks()).toEqual(['a', 'b'])
  grid().append(elements(anItem('c') + anItem('d')))
  await expect.poll(marks).toEqual(['a', 'b', 'c', 'd'])
  for (const more of ['e', 'f', 'g']) {
    grid().append(elements(anItem(more)))
    await expect.poll(() => marks().at(-1)).toBe(more)
  }
  expect(handled).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

test('[SHR-14.1] a filter and a sort, by moved, new or used-again elements, leave each product with its own mark', async () => {
  await start()
  grid().replaceChildren(elements(anItem('c') + anItem('b')))
  await expect.poll(marks).toEqual(['c', 'b'])
  grid().append(grid().firstElementChild as Element)
  await expect.poll(marks).toEqual(['b', 'c'])
  const [first] = grid().children as unknown as HTMLElement[]
  if (first) first.dataset.productId = 'z'
  first?.append(' another shoe')
  await expect.poll(marks).toEqual(['z', 'c'])
})

test('[SHR-14.1] a list that scrolls without end, and forgets what is out of sight, is followed on', async () => {
  const run = await start()
  for (let step = 0; step < 30; step++) {
    grid().firstElementChild?.remove()
    grid().append(elements(anItem(`p${step}`)))
    await expect.poll(() => marks().at(-1)).toBe(`p${step}`)
  }
  expect(marks()).toEqual(['p28', 'p29'])
  expect(run.errors).toEqual([])
}, 30_000)

test('an item is handled once while it stays on the page', async () => {
  await start()
  for (let change = 0; change < 3; change++) {
    grid().append(elements('<li>An advertisement</li>'))
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  expect(handled).toEqual(['a', 'b'])
})

test('an item without a product id is left alone', async () => {
  await start()
  grid().append(elements(`<li data-anchor="gridItem" id="bare"><img alt=""></li>${anItem('c')}`))
  await expect.poll(marks).toEqual(['a', 'b', 'c'])
  expect(document.querySelector('#bare')?.outerHTML).toBe('<li data-anchor="gridItem" id="bare"><img alt=""></li>')
})

test('an item that the page clones together with its mark, and all that it makes anew by innerHTML, have one mark each', async () => {
  await start()
  await start('badge', 'mark other')
  grid().append(grid().firstElementChild?.cloneNode(true) as Element)
  await expect.poll(marks).toEqual(['a', 'a', 'b', 'b', 'a', 'a'])
  grid().innerHTML += anItem('c')
  await expect.poll(marks).toEqual(['a', 'a', 'b', 'b', 'a', 'a', 'c', 'c'])
  for (const run of runs.splice(0)) run.stop()
  expect(marks()).toEqual([])
})

test('a mark in a copy of an item, which is no item itself, goes with the experience', async () => {
  const run = await start()
  const copy = grid().firstElementChild?.cloneNode(true) as Element
  copy.removeAttribute('data-anchor')
  grid().append(copy)
  run.stop()
  expect(document.querySelector('.instep-corner')).toBe(null)
})

test('a mark that is lost with its redrawn picture is restored, and many at once count as one restoration', async () => {
  grid().replaceChildren(elements(Array.from({ length: 40 }, (_, at) => anItem(`p${at}`)).join('')))
  const run = await start()
  for (let time = 0; time < 3; time++) {
    for (const item of grid().children) item.replaceChildren(elements('<div><img alt=""></div>'))
    await expect.poll(() => marks().length).toBe(40)
  }
  expect(run.errors).toEqual([])
})

test('marks are not restored endlessly on a page that keeps removing them', async () => {
  const run = await start()
  for (let time = 0; time < 20; time++) {
    for (const mark of document.querySelectorAll('.mark')) mark.remove()
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(run.explanation.progress).toBe('failed')
  expect(marks()).toEqual([])
})

test('[SHR-14.1] marks stay on a list that is drawn anew, twice, with each letter of a search', async () => {
  document.body.append(elements('<input>'))
  const search = document.querySelector('input') as HTMLElement
  search.oninput = () => {
    for (const ms of [0, 110]) setTimeout(() => grid().replaceChildren(elements(anItem('a') + anItem('b'))), ms)
  }
  const run = await start()
  for (const letter of 'court shoe') {
    await userEvent.type(search, letter)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await expect.poll(marks).toEqual(['a', 'b'])
  expect([run.errors, run.explanation.progress]).toEqual([[], 'executed'])
}, 20_000)

test('[SHR-14.4] marks of several templates on one item have corners of their own and do not cover each other', async () => {
  grid().replaceChildren(elements(anItem('a')))
  await start('badge', 'badge')
  await start('saleBadge', 'sale')
  await start('sellingFast', 'fast')
  const picture = box('img')
  const [badge, sale, fast] = [box('.badge'), box('.sale'), box('.fast')]
  const middle = { x: picture.left + picture.width / 2, y: picture.top + picture.height / 2 }
  for (const each of [badge, sale, fast]) expect(each.width).toBeGreaterThan(0)
  expect([badge.right < middle.x, badge.bottom < middle.y]).toEqual([true, true])
  expect([fast.right < middle.x, fast.top > middle.y]).toEqual([true, true])
  expect([sale.top, sale.bottom < middle.y]).toEqual([badge.top, true])
  expect(sale.left).toBeGreaterThan(badge.right)
})

test('[SHR-14.4] a mark with a picture of its own is not taken for the picture of its item', async () => {
  grid().replaceChildren(elements(anItem('a')))
  await start('badge', 'badge')
  const item = document.querySelector('[data-anchor="gridItem"]') as HTMLElement
  document.querySelector('.badge')?.append(document.createElement('img'))
  // As a shop does that draws the picture anew.
  item.append(item.querySelector('a') as Element)
  await start('saleBadge', 'sale')
  expect(document.querySelector('.sale')?.parentElement?.parentElement).toBe(item)
})

test('two instances of one template share a corner without covering each other', async () => {
  await start('badge', 'mark one')
  const second = await start('badge', 'mark two')
  expect(box('.two').top >= box('.one').bottom).toBe(true)
  const before = pageState().body
  second.stop()
  expect(marks()).toEqual(['a', 'b'])
  expect(pageState().body).not.toBe(before)
})

test('removal removes marks and corners', async () => {
  const before = pageState()
  const run = await start()
  run.stop()
  expect(pageState()).toEqual(before)
})

const foreign = {
  settings: {},
  anchors: { productGrid: '.list', gridItem: '.card' },
}
const view: [string, object] = ['ecView', { type: 'category', language: 'en', currency: 'EUR' }]
const listing: [string, object] = ['ecProduct', { eventType: 'listing', productIds: ['a', 'b'] }]
const cards = (html: (id: string) => string) =>
  `<div class="list">${['a', 'b'].map((id) => `<article class="card">${html(id)}<img alt="" width="90" height="90"></article>`).join('')}</div>`

const jsonLd = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`
const products = ['a', 'b'].map((id) => ({
  '@type': 'Product',
  productID: id,
  name: `Shoe ${id}`,
  url: `https://shop.test/p/shoe-${id}/`,
}))

test.each<[where: string, html: string, facts: Partial<RunFacts>]>([
  [
    'the ids of the listing event in its links',
    cards((id) => `<a href="/products/${id}?size=3">Shoe</a>`),
    { published: [view, listing] },
  ],
  ['microdata in it', cards((id) => `<meta itemprop="productID" content="${id}">`), {}],
  [
    'the JSON-LD of the page by its link',
    jsonLd({ '@graph': products }) + cards((id) => `<a href="/p/shoe-${id}">Shoe</a>`),
    {},
  ],
  [
    'the JSON-LD of the page by its name',
    jsonLd({ '@type': 'ItemList', itemListElement: products.map((item) => ({ item })) }) +
      cards((id) => `<h3>Shoe ${id}</h3>`),
    {},
  ],
  [
    'the form of its address',
    cards((id) => `<a href="/products/${id}?size=3">Shoe</a>`),
    { settings: { addresses: { product: '/products/{productId}' } } },
  ],
  [
    'a rule with a pattern',
    cards((id) => `<a class="more" href="/shoe-${id}-9.html">Shoe</a>`),
    {
      settings: { reading: { gridItem: { productId: { selector: '.more', attribute: 'href', pattern: '-(\\w)-' } } } },
    },
  ],
])('[SHR-14.3] on another shop the product of a card is known by %s', async (_, html, facts) => {
  aPage(html)
  await start('badge', 'mark', { ...foreign, ...facts })
  await expect.poll(() => handled).toEqual(['a', 'b'])
})

test('an address that cannot be decoded does not keep the other cards from being known', async () => {
  aPage(cards((id) => `<a href="/products/${id === 'a' ? '50%off' : id}">Shoe</a>`))
  await start('badge', 'mark', { ...foreign, settings: { addresses: { product: '/products/{productId}' } } })
  await expect.poll(() => handled).toEqual(['50%off', 'b'])
})

test('cards that tell nothing of their product are left alone, and the reason says what to do', async () => {
  aPage(cards(() => '<b>Shoe</b>'))
  const { body } = pageState()
  const { explanation, seen } = await start('badge', 'mark', foreign)
  expect(handled).toEqual([])
  expect(pageState().body).toBe(body)
  expect(seen).toEqual([])
  await expect
    .poll(() => explanation.answers)
    .toContainEqual({
      check: 'shown',
      passes: false,
      because: unreadFact('gridItem.productId'),
    })
})

test('a listing event that comes late makes its cards known', async () => {
  aPage(cards((id) => `<a href="/products/${id}">Shoe</a>`))
  const { publish, explanation } = await start('badge', 'mark', { ...foreign, published: [view] })
  await expect.poll(() => explanation.answers.at(-1)?.because).toBe(unreadFact('gridItem.productId'))
  expect(handled).toEqual([])
  publish(...listing)
  await expect.poll(() => handled).toEqual(['a', 'b'])
})

test('what reads and writes in steps reads all items before it writes to the first, and again for items that come later', async () => {
  const taken: string[] = []
  const experience = defineExperience({
    id: 'test/marks',
    run(scope) {
      followListing(
        scope,
        function* ({ productId }) {
          taken.push(`read ${productId}`)
          yield
          taken.push(`write ${productId}`)
        },
        { needs: 'productId' },
      )
    },
  })
  runs.push(await runTemplate({ experience, template, content: {} }))
  expect(taken.splice(0)).toEqual(['read a', 'read b', 'write a', 'write b'])
  for (const id of ['c', 'd'])
    document.querySelector('ul')?.append(document.createRange().createContextualFragment(anItem(id)))
  await expect.poll(() => taken).toEqual(['read c', 'read d', 'write c', 'write d'])
})
