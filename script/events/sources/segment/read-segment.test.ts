import { expect, test } from 'vitest'
import { eventsOf } from '../events-of.ts'
import { readSegment } from './read-segment.ts'

const pageUrl = 'https://www.shop.test/product/moor'
const events = (method: string, ...args: unknown[]) =>
  readSegment({ method, args }).told.flatMap((each) => eventsOf(each, pageUrl))

const gbp = (value: number) => ({ value, currency: 'GBP' })
const given = { product_id: 'moor', sku: 'MOOR-38', name: 'Moor boot', price: 44.99, quantity: 2 }
const product = { productId: 'moor', sku: 'MOOR-38', name: 'Moor boot', price: gbp(44.99) }
const basket = { id: 'c1', subtotal: gbp(89.98), total: gbp(89.98), quantity: 2 }
const line = { product, quantity: 2, subtotal: gbp(89.98) }

test.each<[event: string, properties: object, events: object[]]>([
  [
    'Product List Viewed',
    { list_id: 'l1', category: 'Boots', products: [{ product_id: 'moor' }, { product_id: 7 }] },
    [{ type: 'ecProduct', data: { eventType: 'listing', productIds: ['moor', '7'] } }],
  ],
  [
    'Product List Viewed',
    { list_id: 'recommended for you', products: [given] },
    [{ type: 'ecProduct', data: { eventType: 'recommendation', productIds: ['moor'] } }],
  ],
  [
    'Product Viewed',
    { ...given, category: 'women', image_url: 'a.jpg', url: '/p/moor' },
    [
      {
        type: 'ecProduct',
        data: {
          eventType: 'detail',
          product: { ...product, url: '/p/moor', categories: ['women'], images: ['a.jpg'] },
        },
      },
    ],
  ],
  ['Product Added', given, [{ type: 'ecBasketItemAction', data: { action: 'add', ...line } }]],
  ['Product Removed', given, [{ type: 'ecBasketItemAction', data: { action: 'remove', ...line } }]],
  [
    'Cart Viewed',
    { cart_id: 'c1', products: [given] },
    [
      { type: 'ecBasketItem', data: { basket, ...line } },
      { type: 'ecBasketSummary', data: { basket } },
    ],
  ],
  [
    'Checkout Started',
    { cart_id: 'c1', value: 94.48, products: [given] },
    [
      { type: 'ecBasketItem', data: { basket: { ...basket, total: gbp(94.48) }, ...line } },
      { type: 'ecBasketSummary', data: { basket: { ...basket, total: gbp(94.48) } } },
    ],
  ],
  [
    'Order Completed',
    { order_id: 'T1', cart_id: 'c1', revenue: 89.98, total: 94.48, products: [given] },
    [
      {
        type: 'ecBasketItemTransaction',
        data: { transaction: { id: 'T1' }, basket: { ...basket, total: gbp(94.48) }, ...line },
      },
      {
        type: 'ecBasketTransactionSummary',
        data: { transaction: { id: 'T1' }, basket: { ...basket, total: gbp(94.48) } },
      },
    ],
  ],
  ['Products Searched', { query: 'boots' }, [{ type: 'ecSearch', data: { text: 'boots' } }]],
  ['Product Clicked', given, []],
  ['constructor', given, []],
])('%s with %j gives the expected events', (event, properties, expected) => {
  expect(events('track', event, { currency: 'GBP', ...properties })).toEqual(expected)
  expect(events('track', event, { currency: 'GBP', ...properties }, { __t: 'bpc', u: pageUrl })).toEqual(expected)
})

test.each<[args: unknown[], view: object]>([
  [[], {}],
  [['Home'], { type: 'home' }],
  [['Docs', 'Search'], { type: 'search' }],
  [[null, 'Cart', {}], { type: 'basket' }],
  [['A name of the shop', { page_type: 'help', language: 'fr' }], { type: 'help', language: 'fr' }],
  [[{ page_type: 'category', page_subtypes: 'women' }], { type: 'category', subtypes: ['women'] }],
  [[{ __t: 'bpc', p: '/' }], {}],
])('a call of page with %j is a view with %j', (args, view) => {
  expect(readSegment({ method: 'page', args })).toEqual({ told: [{ kind: 'view', view }] })
})

test('identify with an id gives a user, and without an id none', () => {
  const traits = { email: 'a@shop.test', membership_type: 'Gold' }
  const user = { id: 'u1', email: 'a@shop.test', loyalty: { membershipType: 'Gold' } }
  expect(events('identify', 'u1', traits)).toEqual([{ type: 'ecUser', data: { user } }])
  expect(events('identify', 7)).toEqual([{ type: 'ecUser', data: { user: { id: '7' } } }])
  expect(events('identify', traits)).toEqual([])
})

test.each([
  ['Product Viewed', [{}]],
  ['Product Viewed', []],
  ['Cart Viewed', [{ products: {} }]],
  ['Products Searched', [{ query: '' }]],
])('%s with %j is reported as odd and gives no events', (event, args) => {
  const read = readSegment({ method: 'track', args: [event, ...args] })
  expect(read).toEqual({ told: [], odd: `${event} does not say what it is about` })
})
