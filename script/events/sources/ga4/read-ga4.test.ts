import { expect, test } from 'vitest'
import { eventsOf } from '../events-of.ts'
import { readGa4 } from './read-ga4.ts'

const pageUrl = 'https://www.shop.test/product/moor'

/** Returns the events of entries, in the order in which the entries were pushed. */
function eventsFrom(...entries: unknown[]): unknown[] {
  let memory = {}
  return entries.flatMap((entry) => {
    const read = readGa4(entry, memory)
    memory = read.memory
    return read.entries.flatMap((each) => eventsOf(each, pageUrl))
  })
}

const gbp = (value: number) => ({ value, currency: 'GBP' })
const item = {
  item_id: 'moor',
  item_name: 'Moor boot',
  item_sku: 'MOOR-38',
  price: 44.99,
  quantity: 2,
  item_stock: 5,
}
const product = { productId: 'moor', sku: 'MOOR-38', name: 'Moor boot', price: gbp(44.99), stock: 5 }
const basket = { subtotal: gbp(89.98), total: gbp(89.98), quantity: 2 }
const line = { product, quantity: 2, subtotal: gbp(89.98) }

test.each<[event: string, fields: object, events: object[]]>([
  [
    'view_item_list',
    { items: [{ item_id: 'moor' }, { item_id: 7 }] },
    [{ type: 'ecProduct', data: { eventType: 'listing', productIds: ['moor', '7'] } }],
  ],
  [
    'view_item_list',
    { item_list_name: 'Search results', items: [] },
    [{ type: 'ecProduct', data: { eventType: 'search', productIds: [] } }],
  ],
  [
    'view_item_list',
    { items: [{ item_id: 'moor', item_list_id: 'related_products' }] },
    [{ type: 'ecProduct', data: { eventType: 'recommendation', productIds: ['moor'] } }],
  ],
  [
    'view_item',
    { items: [item] },
    [{ type: 'ecProduct', data: { eventType: 'detail', product: { ...product, url: pageUrl } } }],
  ],
  ['add_to_cart', { items: [item] }, [{ type: 'ecBasketItemAction', data: { action: 'add', ...line } }]],
  ['remove_from_cart', { items: [item] }, [{ type: 'ecBasketItemAction', data: { action: 'remove', ...line } }]],
  [
    'view_cart',
    { value: 89.98, items: [item] },
    [
      { type: 'ecBasketItem', data: { basket, ...line } },
      { type: 'ecBasketSummary', data: { basket } },
    ],
  ],
  [
    'view_cart',
    { items: [] },
    [{ type: 'ecBasketSummary', data: { basket: { subtotal: gbp(0), total: gbp(0), quantity: 0 } } }],
  ],
  [
    'begin_checkout',
    { items: [item] },
    [
      { type: 'ecBasketItem', data: { basket, ...line } },
      { type: 'ecBasketSummary', data: { basket } },
    ],
  ],
  [
    'purchase',
    { transaction_id: 'T1', value: 89.98, shipping: 4.5, tax: 1.25, items: [item] },
    [
      {
        type: 'ecBasketItemTransaction',
        data: { transaction: { id: 'T1' }, basket: { ...basket, total: gbp(95.73) }, ...line },
      },
      {
        type: 'ecBasketTransactionSummary',
        data: { transaction: { id: 'T1' }, basket: { ...basket, total: gbp(95.73) } },
      },
    ],
  ],
  ['search', { search_term: 'boots' }, [{ type: 'ecSearch', data: { text: 'boots' } }]],
  [
    'search',
    { search_term: 'boots', result_count: '12' },
    [{ type: 'ecSearch', data: { text: 'boots', resultCount: 12 } }],
  ],
  ['view_search_results', { search_term: 'boots' }, [{ type: 'ecSearch', data: { text: 'boots' } }]],
  ['select_item', { items: [item] }, []],
  ['add_to_wishlist', { items: [item] }, []],
  ['constructor', { items: [item] }, []],
])(
  '%s with %j gives the same events as an object, as gtag arguments and with ecommerce in a separate entry',
  (event, fields, events) => {
    const ecommerce = { currency: 'GBP', ...fields }
    function gtag(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: it is what gtag pushes
      return arguments
    }
    expect(eventsFrom({ event, ecommerce })).toEqual(events)
    expect(eventsFrom(gtag('event', event, ecommerce))).toEqual(events)
    expect(eventsFrom(['event', event, ecommerce])).toEqual(events)
    expect(eventsFrom({ ecommerce: null }, { ecommerce }, { event })).toEqual(events)
  },
)

test('product facts for which GA4 has no name are read from parameters of the shop', () => {
  const shown = {
    item_id: 'moor',
    price: 62.95,
    discount: 27,
    item_category: 'women',
    item_category2: 'boots',
    item_stock: '',
    item_url: 'https://www.shop.test/p/moor',
    item_images: ['a.jpg', 3, null],
    item_description: 'A boot.',
  }
  expect(eventsFrom({ event: 'view_item', ecommerce: { currency: 'GBP', items: [shown] } })).toEqual([
    {
      type: 'ecProduct',
      data: {
        eventType: 'detail',
        product: {
          productId: 'moor',
          url: 'https://www.shop.test/p/moor',
          price: gbp(62.95),
          originalPrice: gbp(89.95),
          description: 'A boot.',
          categories: ['women', 'boots'],
          images: ['a.jpg', '3'],
        },
      },
    },
  ])
})

test('the ecommerce data of an entry stays until null resets it', () => {
  const list = { item_list_id: 'search', currency: 'GBP', items: [item] }
  const kinds = (...entries: unknown[]) => eventsFrom(...entries).map((event) => (event as { data: object }).data)
  const later = { event: 'view_item_list', ecommerce: { items: [{ item_id: 'wren' }] } }
  const first = { event: 'view_item_list', ecommerce: list }
  expect(kinds(first, later).at(-1)).toEqual({ eventType: 'search', productIds: ['wren'] })
  expect(kinds(first, { ecommerce: null }, later).at(-1)).toEqual({ eventType: 'listing', productIds: ['wren'] })
  expect(eventsFrom(first, { ecommerce: null }, { event: 'view_cart' })).toHaveLength(1)
})

test('an event without a currency gets the latest one that was named', () => {
  const entries = [
    { event: 'page_view', currency: 'EUR' },
    { event: 'view_item', ecommerce: { items: [item] } },
  ]
  expect(eventsFrom(...entries)).toMatchObject([{ data: { product: { price: { value: 44.99, currency: 'EUR' } } } }])
  expect(eventsFrom(entries[1])).toMatchObject([{ data: { product: { price: { value: 44.99 } } } }])
})

test('a user is reported once per view, wherever the user is named', () => {
  const named = { user_id: 'u1', user_data: { email: 'a@shop.test' }, user_properties: { membership_type: 'Gold' } }
  const user = { id: 'u1', email: 'a@shop.test', loyalty: { membershipType: 'Gold' } }
  const event = { type: 'ecUser', data: { user } }
  expect(eventsFrom({ event: 'user_known', ...named }, { event: 'login', ...named })).toEqual([event])
  expect(eventsFrom(['config', 'G-1', named], ['set', named])).toEqual([event])
  expect(eventsFrom(['set', 'user_id', 'u2'])).toEqual([{ type: 'ecUser', data: { user: { id: 'u2' } } }])
  expect(eventsFrom(named, { event: 'page_view' }, { event: 'user_known', ...named })).toEqual([event, event])
  expect(eventsFrom({ event: 'page_view', ...named }, named)).toEqual([event])
})

test.each([['text'], [7], [null], [undefined], [true], [() => {}], [[[]]], [[['event', 'view_item']]], [[{}]]])(
  'an entry %j is ignored',
  (entry) => {
    const before = { currency: 'GBP' }
    expect(readGa4(entry, before)).toEqual({ entries: [], memory: before, ignored: 'it is no object' })
  },
)

test.each<[event: string, ecommerce: unknown, reason: string]>([
  ['view_item', {}, 'it has no items'],
  ['view_item', { items: 'moor' }, 'it has no items'],
  ['view_item', { items: { item_id: 'moor' } }, 'it has no items'],
  ['view_item', [], 'it has no items'],
  ['view_item', 'text', 'it has no items'],
  ['add_to_cart', 7, 'it has no items'],
  ['purchase', { value: 5 }, 'it has neither a transaction_id nor items'],
  ['search', { search_term: '' }, 'it has no search_term'],
])('%s with %j gives no events, and the reason is reported', (event, ecommerce, reason) => {
  const read = readGa4({ event, ecommerce }, {})
  expect([read.entries, read.problems]).toEqual([[], [`${event}: ${reason}`]])
})

test('numbers are finite, not negative and have two decimals, and an item without an id is ignored', () => {
  const items = [
    ...[null, 7, [], {}, { item_id: '' }, { item_id: {} }],
    { item_id: 'a', price: '12.345', quantity: '2', item_stock: 'many' },
    { item_id: 'b', price: Number.POSITIVE_INFINITY, quantity: -1 },
    { item_id: 'c', price: 1e300, quantity: 1.5, item_stock: -2 },
  ]
  const lines = eventsFrom({ event: 'view_cart', ecommerce: { currency: 'GBP', value: Number.NaN, items } })
  const sums = { subtotal: gbp(24.7), total: gbp(24.7), quantity: 4 }
  expect(lines).toEqual([
    {
      type: 'ecBasketItem',
      data: { basket: sums, product: { productId: 'a', price: gbp(12.35) }, quantity: 2, subtotal: gbp(24.7) },
    },
    { type: 'ecBasketItem', data: { basket: sums, product: { productId: 'b' }, quantity: 1 } },
    { type: 'ecBasketItem', data: { basket: sums, product: { productId: 'c' }, quantity: 1 } },
    { type: 'ecBasketSummary', data: { basket: sums } },
  ])
})
