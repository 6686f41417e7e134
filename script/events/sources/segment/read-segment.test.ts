import { expect, test } from 'vitest'
import { eventsOf } from '../events-of.ts'
import { readSegment } from './read-segment.ts'

const pageUrl = 'https://www.shop.test/product/moor'
const events = (method: string, ...args: unknown[]) =>
  readSegment({ method, args }).entries.flatMap((each) => eventsOf(each, pageUrl))

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
  expect(readSegment({ method: 'page', args })).toEqual({ entries: [{ kind: 'view', view }] })
})

test('identify with an id gives a user, and without an id none', () => {
  const traits = { email: 'a@shop.test', membership_type: 'Gold' }
  const user = { id: 'u1', email: 'a@shop.test', loyalty: { membershipType: 'Gold' } }
  expect(events('identify', 'u1', traits)).toEqual([{ type: 'ecUser', data: { user } }])
  expect(events('identify', 7)).toEqual([{ type: 'ecUser', data: { user: { id: '7' } } }])
  expect(events('identify', traits)).toEqual([])
})

test.each([
  ['Product Viewed', [{}], 'it has no product_id'],
  ['Product Viewed', [], 'it has no product_id'],
  ['Cart Viewed', [{ products: {} }], 'it has no products'],
  ['Order Completed', [{ total: 5 }], 'it has neither an order_id nor products'],
  ['Products Searched', [{ query: '' }], 'it has no query'],
])('%s with %j gives no events, and the reason is reported', (event, args, reason) => {
  const read = readSegment({ method: 'track', args: [event, ...args] })
  expect(read).toEqual({ entries: [], problems: [`${event}: ${reason}`] })
})

test.each<[event: string, older: readonly string[]]>([
  ['Product Viewed', ['Viewed Product', 'product viewed', 'PRODUCT_VIEWED', 'productViewed']],
  ['Product Added', ['Added Product', 'product_added', 'Added to Cart']],
  ['Product Removed', ['Removed Product', 'removed_product']],
  ['Order Completed', ['Completed Order', 'order completed', 'Purchase']],
  ['Cart Viewed', ['Viewed Cart', 'cart_viewed']],
  ['Product List Viewed', ['Viewed Product Category', 'product list viewed']],
  ['Products Searched', ['products searched']],
  ['Checkout Started', ['Started Order', 'checkoutStarted']],
])('[BU-05] %s is read under the other names %j', (event, others) => {
  const fields = { ...given, currency: 'GBP', products: [given], order_id: 'T1', query: 'boots' }
  const expected = events('track', event, fields)
  expect(expected.length).toBeGreaterThan(0)
  for (const other of others) expect(events('track', other, fields)).toEqual(expected)
})

test('[BU-05] fields are read in other spellings, and the spelling of the spec takes precedence', () => {
  const camel = {
    productId: 'moor',
    SKU: 'MOOR-38',
    Name: 'Moor boot',
    price: '£44.99',
    quantity: '2',
    imageUrl: 'a.jpg',
  }
  expect(events('track', 'Product Added', { ...camel, currencyCode: 'GBP' })).toEqual([
    { type: 'ecBasketItemAction', data: { action: 'add', ...line } },
  ])
  expect(
    events('track', 'Order Completed', { orderId: 'T1', Products: [{ ...camel, currency: 'GBP' }] }),
  ).toMatchObject([
    { data: { transaction: { id: 'T1' }, product } },
    { data: { transaction: { id: 'T1' }, basket: { subtotal: gbp(89.98) } } },
  ])
  expect(events('track', 'Product Viewed', { product_id: 'a', productId: 'b' })).toMatchObject([
    { data: { product: { productId: 'a' } } },
  ])
})

test('[BU-05] an order without a total includes delivery and tax, and one without products counts', () => {
  const order = { order_id: 'T1', currency: 'GBP', revenue: 89.98, shipping: 4.5, tax: 18 }
  expect(events('track', 'Order Completed', order)).toMatchObject([
    { type: 'ecBasketTransactionSummary', data: { basket: { subtotal: gbp(89.98), total: gbp(112.48) } } },
  ])
})

test('[BU-05] products without an id are identified by their SKU, and products with neither are reported', () => {
  const read = readSegment({
    method: 'track',
    args: ['Cart Viewed', { products: [{ sku: 'A-1' }, {}, { id: 3, price: 'free' }] }],
  })
  expect(read.entries).toMatchObject([{ kind: 'basket', items: [{ productId: 'A-1' }, { productId: '3' }] }])
  expect(read.problems).toEqual([
    'Cart Viewed: 1 of its 3 products have no product_id',
    'Cart Viewed: price free cannot be read as an amount',
  ])
})

test.each(['Cart Viewed', 'Checkout Started'])(
  '[BU-05] %s without products has no entry and no problem of its own',
  (name) => {
    expect(readSegment({ method: 'track', args: [name, { cart_id: 'c1' }] })).toMatchObject({ entries: [] })
  },
)

test('[BU-05] a change may contain a list of products', () => {
  const read = readSegment({ method: 'track', args: ['Product Added', { products: [given] }] })
  expect(read.entries).toMatchObject([{ kind: 'change', action: 'add', items: [{ productId: 'moor' }] }])
})
