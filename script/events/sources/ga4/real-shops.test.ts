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
