import { expect, test } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import { incrementsOf } from './increments-of.ts'
import { createTally } from './tally.ts'

type PublishedEvent = [type: string, fields?: object]

/** Returns the increments for the events of a page load; the id of an event is its index. */
function listIncrements(...events: PublishedEvent[]): string[] {
  const tally = createTally()
  return events
    .flatMap(([type, fields], at) => tally({ ...fields, meta: { type, id: `e${at}` } } as unknown as WireEvent))
    .flatMap(incrementsOf)
    .map(({ kind, name, productId, window }) => `${kind} ${name} ${productId} ${window}`)
}

const aView = (type: string): PublishedEvent => ['ecView', { type }]
const aDetail = (productId: string): PublishedEvent => ['ecProduct', { eventType: 'detail', product: { productId } }]
const aPurchase = (id: string, productId: string, quantity = 1): PublishedEvent => [
  'ecBasketItemTransaction',
  { transaction: { id }, product: { productId }, quantity },
]
const anOrder = (id: string): PublishedEvent => ['ecBasketTransactionSummary', { transaction: { id } }]

function basketOf(...lines: [productId: string, quantity: number][]): PublishedEvent[] {
  return [
    ...lines.map(([productId, quantity]): PublishedEvent => ['ecBasketItem', { product: { productId }, quantity }]),
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

test('[GLB-13.1] each product of a transaction increments the five purchase counters once, regardless of the quantity', () => {
  const events = [aView('checkout'), aPurchase('t', 'a', 3), aPurchase('t', 'b'), aPurchase('t', 'a'), anOrder('t')]
  expect(listIncrements(...events)).toEqual([...fivePurchasesOf('a'), ...fivePurchasesOf('b')])
})

test('[GLB-13.1] only the products of the same transaction are counted', () => {
  expect(listIncrements(aPurchase('s', 'x'), aPurchase('t', 'a'), anOrder('t'))).toEqual(fivePurchasesOf('a'))
  expect(listIncrements(aPurchase('t', 'a'))).toEqual([])
  expect(listIncrements(anOrder('t'))).toEqual([])
})

test('[GLB-13.3] a product on a product page increments the view counter with a window of 1440 minutes', () => {
  expect(listIncrements(aView('product'), aDetail('a'))).toEqual(['ecount views a 1440'])
})

test('[GLB-13.3] a product in a list or on another page is not counted as viewed', () => {
  expect(listIncrements(aView('product'), ['ecProduct', { eventType: 'recommendation', productIds: ['a'] }])).toEqual(
    [],
  )
  expect(listIncrements(aView('home'), aDetail('a'))).toEqual([])
})

test('[GLB-13.4] each basket add increments the add counter of its product once, regardless of the quantity', () => {
  expect(listIncrements(...basketOf(), ...basketOf(['a', 3]), ...basketOf(['a', 4], ['b', 1]))).toEqual([
    'ecount most-added a 1440',
    'ecount most-added a 1440',
    'ecount most-added b 1440',
  ])
})

test('[GLB-13.4] the first basket of a page load and a smaller basket are not counted', () => {
  expect(listIncrements(...basketOf(['a', 3]), ...basketOf(['a', 2]), ...basketOf(['a', 2]))).toEqual([])
})

test('event types with a namespace are counted too', () => {
  expect(listIncrements(['shop.ecView', { type: 'product' }], ['shop.ecProduct', aDetail('a')[1]])).toEqual([
    'ecount views a 1440',
  ])
})
