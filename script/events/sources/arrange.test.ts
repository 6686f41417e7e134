import { expect, test } from 'vitest'
import { arrangeEntries } from './arrange.ts'
import type { SourceEntry } from './source-entry.ts'

const facts = { pageUrl: 'https://www.shop.test/page', language: 'en' }
const item = { productId: 'moor', quantity: 1 }
const view = (type?: string): SourceEntry => ({ kind: 'view', view: type === undefined ? {} : { type } })
const product: SourceEntry = { kind: 'product', item }
const list: SourceEntry = { kind: 'list', list: 'listing', items: [item] }
const row: SourceEntry = { kind: 'list', list: 'recommendation', items: [item] }
const found: SourceEntry = { kind: 'list', list: 'search', items: [item] }
const search: SourceEntry = { kind: 'search', text: 'boots' }
const basket: SourceEntry = { kind: 'basket', currency: 'EUR', items: [] }
const checkout: SourceEntry = { kind: 'checkout', items: [] }
const order: SourceEntry = { kind: 'order', items: [] }
const added: SourceEntry = { kind: 'change', action: 'add', items: [item] }

const typesOf = (entries: SourceEntry[]) => arrangeEntries(entries, facts).events.map(({ type }) => type)

test('a view comes before the content of its page, also when it was reported later', () => {
  expect(typesOf([product, basket, view('product'), search])).toEqual([
    'ecView',
    'ecProduct',
    'ecBasketSummary',
    'ecSearch',
  ])
})

test('a second view takes no content from the first', () => {
  expect(typesOf([view('home'), row, view('product'), product])).toEqual(['ecView', 'ecProduct', 'ecView', 'ecProduct'])
})

test.each<[shows: string, entries: SourceEntry[], type: string, subtypes?: string[]]>([
  ['a product', [row, basket, product], 'product'],
  ['a listing', [basket, list], 'category'],
  ['a list of search results', [found], 'search'],
  ['a search', [list, search], 'search'],
  ['only a basket', [basket], 'basket'],
  ['the start of the checkout', [checkout, basket], 'checkout'],
  ['an order', [order], 'checkout', ['confirmation']],
  [
    'the type named apart from the view',
    [{ kind: 'hint', view: { type: 'help', subtypes: ['faq'] } }, list],
    'help',
    ['faq'],
  ],
])('a view without a type gets the type of a page that shows %s', (_, entries, type, subtypes = []) => {
  const [first] = arrangeEntries([view(), ...entries], facts).events
  expect(first).toMatchObject({ type: 'ecView', data: { type, subtypes, language: 'en' } })
})

test('the fields of the view itself take precedence', () => {
  const said = { type: 'other', subtypes: ['lookbook'], language: 'fr', country: 'ca', currency: 'CAD' }
  expect(arrangeEntries([{ kind: 'view', view: said }, basket, product], facts).events[0]?.data).toEqual(said)
  expect(arrangeEntries([view('home'), basket], facts).events[0]?.data).toEqual({
    type: 'home',
    subtypes: [],
    language: 'en',
    currency: 'EUR',
  })
})

test('a view without any sign of its page type waits together with its entries, and the view before it does not', () => {
  const entries = [view('home'), row, view(), row, added]
  const { events, waiting } = arrangeEntries(entries, facts)
  expect(events.map(({ type }) => type)).toEqual(['ecView', 'ecProduct'])
  expect(waiting).toEqual(entries.slice(2))
  const late = arrangeEntries(waiting, { ...facts, isLate: true })
  expect(late.events[0]).toEqual({ type: 'ecView', data: { type: 'other', subtypes: [], language: 'en' } })
  expect(late.waiting).toEqual([])
})

test('a change and a checkout are merged into the basket that follows, and emitted as events of their own where none does', () => {
  expect(typesOf([added, basket])).toEqual(['ecBasketSummary'])
  expect(typesOf([checkout, basket])).toEqual(['ecBasketSummary'])
  expect(typesOf([basket, added])).toEqual(['ecBasketSummary', 'ecBasketItemAction'])
  expect(typesOf([added, view('basket'), basket])).toEqual(['ecView', 'ecBasketSummary'])
  expect(typesOf([checkout])).toEqual(['ecBasketSummary'])
})

test('without entries there are no events', () => {
  expect(arrangeEntries([], facts)).toEqual({ events: [], waiting: [] })
})

test('[BD-06] a view with an address passes it to all events of its page', () => {
  const product: SourceEntry = { kind: 'product', item: { productId: 'moor', quantity: 1 } }
  const first: SourceEntry = { kind: 'view', view: { type: 'product' }, url: 'https://shop.test/soot' }
  const { events } = arrangeEntries([first, product, { kind: 'view', view: { type: 'product' } }, product], {
    pageUrl: 'https://shop.test/sand',
  })
  expect(events.map(({ type, url }) => [type, url])).toEqual([
    ['ecView', 'https://shop.test/soot'],
    ['ecProduct', 'https://shop.test/soot'],
    ['ecView', undefined],
    ['ecProduct', undefined],
  ])
  expect(events.flatMap(({ data }) => (data.product ? [(data.product as { url: string }).url] : []))).toEqual([
    'https://shop.test/soot',
    'https://shop.test/sand',
  ])
})

test('[BU-05] a view without a type at the home address is the home page, even if it shows a list or a basket', () => {
  const typeAt = (pageUrl: string, entries: SourceEntry[]) =>
    arrangeEntries(entries, { pageUrl, language: 'en' }).events[0]?.data.type
  expect(typeAt('https://shop.test/', [view(), list])).toBe('home')
  expect(typeAt('https://shop.test/en/', [view(), basket])).toBe('home')
  expect(typeAt('https://shop.test/', [view(), product])).toBe('product')
  expect(typeAt('https://shop.test/tea', [view(), list])).toBe('category')
})

test('[BU-05] configured paths give a view its page type, and a type set by the page takes precedence', () => {
  const at = { pageUrl: 'https://shop.test/tea/assam', pages: { product: '/tea/*' } as const }
  expect(arrangeEntries([view()], at)).toMatchObject({ events: [{ data: { type: 'product' } }], waiting: [] })
  expect(arrangeEntries([view('help')], at).events[0]?.data.type).toBe('help')
})

test('[BU-05] a view without a currency gets the one of the page', () => {
  const currencyOf = (entries: SourceEntry[]) =>
    arrangeEntries(entries, { ...facts, currency: 'EUR' }).events[0]?.data.currency
  expect(currencyOf([view('help')])).toBe('EUR')
  expect(currencyOf([view('help'), { ...basket, currency: 'GBP' }])).toBe('GBP')
  expect(currencyOf([{ kind: 'view', view: { type: 'help', currency: 'CHF' } }])).toBe('CHF')
})
