import { expect, test } from 'vitest'
import { eventsOf } from '../events-of.ts'
import { type Ga4Memory, readGa4 } from './read-ga4.ts'

const pageUrl = 'https://www.shop.test/p'

function readAll(...entries: readonly unknown[]) {
  let memory: Ga4Memory = {}
  const reads = entries.map((entry) => {
    const read = readGa4(entry, memory)
    memory = read.memory
    return read
  })
  return {
    events: reads.flatMap(({ entries }) => entries.flatMap((each) => eventsOf(each, pageUrl))),
    problems: reads.flatMap(({ problems = [] }) => problems),
    ignored: reads.flatMap(({ ignored }) => ignored ?? []),
  }
}

const eur = (value: number) => ({ value, currency: 'EUR' })
const moor = { id: 'moor', name: 'Moor boot', price: '45.00', category: 'Women/Boots', variant: 'Soot', quantity: 2 }
const line = { product: { productId: 'moor', name: 'Moor boot', price: eur(45) }, quantity: 2, subtotal: eur(90) }

test.each<[name: string, ecommerce: object, events: object[]]>([
  [
    'impressions',
    {
      impressions: [
        { ...moor, list: 'Search Results' },
        { id: 7, list: 'Search Results' },
      ],
    },
    [{ type: 'ecProduct', data: { eventType: 'search', productIds: ['moor', '7'] } }],
  ],
  [
    'detail',
    { detail: { actionField: { list: 'Gallery' }, products: [moor] } },
    [
      {
        type: 'ecProduct',
        data: { eventType: 'detail', product: { ...line.product, url: pageUrl, categories: ['Women', 'Boots'] } },
      },
    ],
  ],
  ['add', { add: { products: [moor] } }, [{ type: 'ecBasketItemAction', data: { action: 'add', ...line } }]],
  ['remove', { remove: { products: [moor] } }, [{ type: 'ecBasketItemAction', data: { action: 'remove', ...line } }]],
  [
    'checkout',
    { checkout: { actionField: { step: 1 }, products: [moor] } },
    [
      { type: 'ecBasketItem', data: { basket: { subtotal: eur(90), total: eur(90), quantity: 2 }, ...line } },
      { type: 'ecBasketSummary', data: { basket: { subtotal: eur(90), total: eur(90), quantity: 2 } } },
    ],
  ],
  [
    'purchase',
    { purchase: { actionField: { id: 'T1', revenue: '113,05', tax: '18.05', shipping: '5' }, products: [moor] } },
    [
      {
        type: 'ecBasketItemTransaction',
        data: {
          transaction: { id: 'T1' },
          basket: { subtotal: eur(90), total: eur(113.05), quantity: 2 },
          ...line,
        },
      },
      {
        type: 'ecBasketTransactionSummary',
        data: { transaction: { id: 'T1' }, basket: { subtotal: eur(90), total: eur(113.05), quantity: 2 } },
      },
    ],
  ],
])(
  '[BU-05] %s of Universal Analytics is read under any event name, without one, and before its event',
  (_, given, events) => {
    const ecommerce = { currencyCode: 'EUR', ...given }
    expect(readAll({ ecommerce })).toEqual({ events, problems: [], ignored: [] })
    expect(readAll({ event: 'productAction', ecommerce }).events).toEqual(events)
    expect(readAll({ event: 'purchase', ecommerce }).events).toEqual(events)
  },
)

test('[BU-05] an order of Universal Analytics is read without products, but not without both id and products', () => {
  const order = readAll({ ecommerce: { purchase: { actionField: { id: 'T1', revenue: 50 } } } })
  expect(order.events).toMatchObject([{ type: 'ecBasketTransactionSummary', data: { transaction: { id: 'T1' } } }])
  expect(readAll({ ecommerce: { purchase: {} } })).toMatchObject({
    events: [],
    problems: ['purchase: it has no products'],
  })
})

test('[BU-05] standard e-commerce, the form before enhanced e-commerce, is read, too', () => {
  const { events } = readAll({
    transactionId: '1234',
    transactionTotal: 38.26,
    transactionTax: 1.29,
    transactionShipping: 5,
    transactionCurrency: 'EUR',
    transactionProducts: [{ sku: 'DD44', name: 'T-Shirt', price: 11.99, quantity: 1 }],
  })
  const basket = { subtotal: eur(31.97), total: eur(38.26), quantity: 1 }
  expect(events).toMatchObject([
    { type: 'ecBasketItemTransaction', data: { product: { productId: 'DD44', sku: 'DD44', price: eur(11.99) } } },
    { type: 'ecBasketTransactionSummary', data: { transaction: { id: '1234' }, basket } },
  ])
})

test('[BU-05] a shop that pushes both forms has each change once, in the form that came first', () => {
  const universal = { event: 'addToCart', ecommerce: { currencyCode: 'EUR', add: { products: [moor] } } }
  const ga4 = {
    event: 'add_to_cart',
    ecommerce: { currency: 'EUR', items: [{ item_id: 'moor', price: 45, quantity: 2 }] },
  }
  const both = readAll(universal, { ecommerce: null }, ga4, { ecommerce: null }, universal, { ecommerce: null }, ga4)
  expect(both.events).toHaveLength(2)
  expect(both.ignored).toHaveLength(2)
  expect(readAll(ga4, { ecommerce: null }, universal, ga4).events).toHaveLength(2)
  // One form may have what the other lacks.
  expect(readAll(ga4, { ecommerce: null }, { ecommerce: { detail: { products: [moor] } } }).events).toHaveLength(2)
})

test('[BU-05] products that cannot be read are reported', () => {
  const { events, problems } = readAll({ ecommerce: { add: { products: [{ price: 5 }, moor] } } })
  expect(events).toHaveLength(1)
  expect(problems).toEqual(['add: 1 of its 2 items have no id and no name'])
})
