import { expect, test } from 'vitest'
import { eventsOf } from '../events-of.ts'
import { type Ga4Memory, readGa4 } from './read-ga4.ts'

const pageUrl = 'https://www.shop.test/p'

/** Returns the events of entries, in order, and the problems that were reported. */
function readAll(entries: readonly unknown[], options = {}) {
  let memory: Ga4Memory = {}
  const problems: string[] = []
  const ignored: string[] = []
  const events = entries.flatMap((entry) => {
    const read = readGa4(entry, memory, options)
    memory = read.memory
    problems.push(...(read.problems ?? []))
    if (read.ignored) ignored.push(read.ignored)
    return read.entries.flatMap((each) => eventsOf(each, pageUrl))
  })
  return { events, problems, ignored }
}

const eur = (value: number) => ({ value, currency: 'EUR' })

test('[BU-05] an order without items counts with its number and its sum', () => {
  const entry = {
    event: 'purchase',
    ecommerce: { transaction_id: 'T1', currency: 'EUR', value: 80, tax: 15, shipping: 5 },
  }
  expect(readAll([entry])).toMatchObject({
    events: [
      {
        type: 'ecBasketTransactionSummary',
        data: { transaction: { id: 'T1' }, basket: { subtotal: eur(80), total: eur(100) } },
      },
    ],
    problems: [],
  })
})

test.each([
  ['excludes delivery and tax', { value: 90, shipping: 5, tax: 18 }, 90, 113],
  ['is what is paid, with the tax in the prices', { value: 95, shipping: 5, tax: 15.17 }, 90, 95],
  ['is what is paid, with the tax added', { value: 113, shipping: 5, tax: 18 }, 90, 113],
  ['includes the tax alone', { value: 108, shipping: 5, tax: 18 }, 90, 113],
  ['is rounded otherwise than the prices', { value: 95.02, shipping: 5, tax: 15.17 }, 90.02, 95.02],
  ['is less than the items, by a coupon', { value: 80, shipping: 5 }, 80, 85],
])('[BU-05] the total of an order is what is paid where its value %s', (_, sums, subtotal, total) => {
  const items = [{ item_id: 'moor', price: 45, quantity: 2 }]
  const entry = { event: 'purchase', ecommerce: { transaction_id: 'T1', currency: 'EUR', ...sums, items } }
  expect(readAll([entry]).events.pop()?.data.basket).toMatchObject({ subtotal: eur(subtotal), total: eur(total) })
})

test.each([
  [
    { id: 'moor', name: 'Moor boot' },
    { productId: 'moor', name: 'Moor boot' },
  ],
  [{ item_name: 'Moor boot' }, { productId: 'Moor boot', name: 'Moor boot' }],
  [{ item_id: 'moor', id: 'other' }, { productId: 'moor' }],
  [{ item_id: 'moor', item_variant: 'Soot' }, { productId: 'moor' }],
  [
    { item_id: 'moor', item_sku: 'MOOR-38' },
    { productId: 'moor', sku: 'MOOR-38' },
  ],
  [
    { item_id: 'moor', sku: 'MOOR-38' },
    { productId: 'moor', sku: 'MOOR-38' },
  ],
])('[BU-05] the item %j is the product %j', (item, product) => {
  const { events, problems } = readAll([{ event: 'view_item', ecommerce: { items: [item] } }])
  expect(events).toEqual([{ type: 'ecProduct', data: { eventType: 'detail', product: { ...product, url: pageUrl } } }])
  expect(problems).toEqual([])
})

test('[BU-05] a shop whose item_variant is a SKU names that field', () => {
  const entry = { event: 'view_item', ecommerce: { items: [{ item_id: 'moor', item_variant: 'MOOR-38' }] } }
  expect(readAll([entry], { sku: 'item_variant' }).events).toMatchObject([{ data: { product: { sku: 'MOOR-38' } } }])
})

test.each([
  [{ items: [{ item_id: 'moor', price: 5, currency: 'EUR' }] }],
  [{ currencyCode: 'EUR', items: [{ item_id: 'moor', price: 5 }] }],
  [{ currency_code: 'EUR', items: [{ item_id: 'moor', price: 5 }] }],
])('[BU-05] the currency is found in %j', (ecommerce) => {
  expect(readAll([{ event: 'view_item', ecommerce }]).events).toMatchObject([{ data: { product: { price: eur(5) } } }])
})

test.each([
  ['$12.50', 12.5],
  ['1.299,00', 1299],
  ['1 299,00 €', 1299],
  [12.5, 12.5],
])('[BU-05] the price %j is %d', (price, value) => {
  const entry = {
    event: 'add_to_cart',
    ecommerce: { currency: 'EUR', items: [{ item_id: 'moor', price, quantity: '2' }] },
  }
  expect(readAll([entry]).events).toMatchObject([
    { data: { product: { price: eur(value) }, subtotal: eur(2 * value) } },
  ])
})

test('[BU-05] a change that is sent to an ads account as well counts once', () => {
  const items = [{ item_id: 'moor', quantity: 1 }]
  const toAds = ['event', 'add_to_cart', { send_to: 'AW-123456789/AbC', value: 5, items }]
  const { events, ignored } = readAll([['event', 'add_to_cart', { items }], toAds])
  expect(events).toHaveLength(1)
  expect(ignored).toEqual(['it is for the ads account AW-123456789/AbC'])
  expect(readAll([['event', 'add_to_cart', { send_to: ['AW-1', 'G-1'], items }]]).events).toHaveLength(1)
})

test('[BU-05] a change that is sent to two analytics accounts counts once, and the same change later counts again', () => {
  const add = (send_to: string) => ['event', 'add_to_cart', { send_to, items: [{ item_id: 'moor' }] }]
  expect(readAll([add('G-1'), add('G-2')]).events).toHaveLength(1)
  expect(readAll([add('G-1'), add('G-2'), add('G-1'), add('G-2')]).events).toHaveLength(2)
  expect(readAll([add('G-1'), add('G-1')]).events).toHaveLength(2)
  expect(
    readAll([add('G-1'), ['event', 'add_to_cart', { send_to: 'G-2', items: [{ item_id: 'wren' }] }]]).events,
  ).toHaveLength(2)
})

test('[BU-05] what a page tells by gtag() and as an object counts once, and the same change later counts again', () => {
  const items = [{ item_id: 'moor', price: 45 }]
  const bothWays = (event: string, fields: object = {}) => [
    ['event', event, { ...fields, items }],
    { ecommerce: null },
    { event, ecommerce: { ...fields, items: [{ ...items[0], item_name: 'Moor boot' }] } },
  ]
  const add = bothWays('add_to_cart')
  const { events, ignored } = readAll([...bothWays('view_item'), ...add, ...add, ...bothWays('remove_from_cart')])
  expect(events.map(({ data }) => data.action)).toEqual([undefined, 'add', 'add', 'remove'])
  expect(ignored).toEqual(Array(4).fill('GA4 says again what the page has already said in another form'))
  expect(readAll([...add].reverse()).events).toHaveLength(1)
  expect(readAll(bothWays('purchase', { transaction_id: 'T1' })).events).toHaveLength(2)
})

test('[BU-05] what templates write where they have no value is none, and a user of number 0 is nobody', () => {
  const view = { event: 'page_view', page_type: 'home', user_id: 'undefined', currency: 'null' }
  expect(readGa4(view, {}).entries).toEqual([{ kind: 'view', view: { type: 'home' } }])
  expect(readGa4({ event: 'page_view', user_id: 0, page_location: '/tea' }, {}).entries).toHaveLength(1)
  expect(readGa4({ event: 'page_view', page_location: '/tea' }, {}).entries).toEqual([{ kind: 'view', view: {} }])
})

test('[BU-05] a currency is a code in capitals, and an order without a number is said not to count', () => {
  const entry = (currency: string) => ({
    event: 'purchase',
    ecommerce: { currency, items: [{ item_id: 'a', price: 5 }] },
  })
  const { events, problems } = readAll([entry('eur'), entry('€')])
  expect(events.map(({ data }) => (data.basket as { total: object }).total)).toEqual(Array(4).fill(eur(5)))
  expect(problems).toEqual([
    'purchase: without a transaction_id it does not count',
    'purchase: without a transaction_id it does not count',
    'purchase: € is no code of a currency, such as EUR',
  ])
})

test('[BU-05] a cyclic parameter of an event with an account does no harm', () => {
  const cyclic: Record<string, unknown> = { send_to: 'G-1', items: [{ item_id: 'moor' }] }
  cyclic.self = cyclic
  expect(readAll([['event', 'add_to_cart', cyclic]]).events).toHaveLength(1)
})

test('[BU-05] values that cannot be read are reported with the reason, and the others are used', () => {
  const items = [{ item_id: 'moor', price: 'on request' }, { price: 4 }, null]
  const { events, problems } = readAll([{ event: 'view_cart', ecommerce: { value: 'much', items } }])
  expect(events.map(({ type }) => type)).toEqual(['ecBasketItem', 'ecBasketSummary'])
  expect(problems).toEqual([
    'view_cart: 2 of its 3 items have no id and no name',
    'view_cart: price on request cannot be read as an amount',
    'view_cart: value much cannot be read as an amount',
  ])
})
