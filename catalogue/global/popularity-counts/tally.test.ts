import { expect, test } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import { incrementsOf } from './increments-of.ts'
import { createTally } from './tally.ts'

type Told = [type: string, fields?: object]

/** What is raised for the events of a page load, each event's number being its id. */
function raised(...events: Told[]): string[] {
  const tally = createTally()
  return events
    .flatMap(([type, fields], at) => tally({ ...fields, meta: { type, id: `e${at}` } } as unknown as WireEvent))
    .flatMap(incrementsOf)
    .map(({ kind, name, productId, window }) => `${kind} ${name} ${productId} ${window}`)
}

const view = (type: string): Told => ['ecView', { type }]
const detail = (productId: string): Told => ['ecProduct', { eventType: 'detail', product: { productId } }]
const bought = (id: string, productId: string, quantity = 1): Told => [
  'ecBasketItemTransaction',
  { transaction: { id }, product: { productId }, quantity },
]
const order = (id: string): Told => ['ecBasketTransactionSummary', { transaction: { id } }]

function basket(...lines: [productId: string, quantity: number][]): Told[] {
  return [
    ...lines.map(([productId, quantity]): Told => ['ecBasketItem', { product: { productId }, quantity }]),
    ['ecBasketSummary'],
  ]
}

const fivePurchasesOf = (productId: string) => [
  `topk purchases-60 ${productId} 60`,
  `topk purchases ${productId} 1440`,
  `topk purchases-2880 ${productId} 2880`,
  `topk purchases-4320 ${productId} 4320`,
  `topk purchases-10080 ${productId} 10080`,
]

test('[GLB-13.1] each product of a transaction raises the five counters of purchases once, whatever the quantity', () => {
  const events = [view('checkout'), bought('t', 'a', 3), bought('t', 'b'), bought('t', 'a'), order('t')]
  expect(raised(...events)).toEqual([...fivePurchasesOf('a'), ...fivePurchasesOf('b')])
})

test('[GLB-13.1] the products are those of that transaction', () => {
  expect(raised(bought('s', 'x'), bought('t', 'a'), order('t'))).toEqual(fivePurchasesOf('a'))
  expect(raised(bought('t', 'a'))).toEqual([])
  expect(raised(order('t'))).toEqual([])
})

test('[GLB-13.3] a product on a product page raises the counter of views with a window of 1440 minutes', () => {
  expect(raised(view('product'), detail('a'))).toEqual(['ecount views a 1440'])
})

test('[GLB-13.3] a product is not looked at in a list, nor on other pages', () => {
  expect(raised(view('product'), ['ecProduct', { eventType: 'recommendation', productIds: ['a'] }])).toEqual([])
  expect(raised(view('home'), detail('a'))).toEqual([])
})

test('[GLB-13.4] each basket add raises the counter of adds once for that product, whatever the quantity', () => {
  expect(raised(...basket(), ...basket(['a', 3]), ...basket(['a', 4], ['b', 1]))).toEqual([
    'ecount most-added a 1440',
    'ecount most-added a 1440',
    'ecount most-added b 1440',
  ])
})

test('[GLB-13.4] the first basket of a page load and a smaller one raise nothing', () => {
  expect(raised(...basket(['a', 3]), ...basket(['a', 2]), ...basket(['a', 2]))).toEqual([])
})

test('types with a namespace are the same', () => {
  expect(raised(['shop.ecView', { type: 'product' }], ['shop.ecProduct', detail('a')[1]])).toEqual([
    'ecount views a 1440',
  ])
})
