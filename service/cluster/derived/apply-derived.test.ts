import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { anExperiment } from '../../testing/an-experiment.ts'
import { encodeCall } from '../plan/call.ts'
import { numbersOfMessage } from '../state/open-tables.ts'
import { openPartition } from '../state/partition.ts'
import { decodeDerived, encodeDerived } from './derived-call.ts'

const order = { trackingId: 'shop', orderId: 'o', receivedAt: 1 }

async function openEmpty() {
  const nothing = (async function* () {})()
  return openPartition({ number: 2, path: ':memory:', currencies: null, stored: nothing })
}

async function aPartition() {
  const partition = await openEmpty()
  let position = 0
  return async (visitorId: string, { at, from = 1, number = at }: { at: number; from?: number; number?: number }) => {
    const facts = { kind: 'claim', ...order, visitorId, isOfGoal: false, at } as const
    const { tell } = await partition.apply({ position: ++position, text: encodeDerived({ from, number, facts }) })
    return tell.map((each) => [each.at, decodeDerived(each.text)])
  }
}

const disowned = (visitorId: string, position: number) => [
  visitorId,
  { from: 2, number: position * numbersOfMessage, facts: { kind: 'disown', ...order, visitorId } },
]

test('of visitors who report the same order all but the first are told that it is not theirs', async () => {
  const claim = await aPartition()
  expect(await claim('ann', { at: 5 })).toEqual([])
  expect(await claim('ben', { at: 7 })).toEqual([disowned('ben', 2)])
  expect(await claim('cas', { at: 3, number: 8 })).toEqual([disowned('ann', 3)])
  expect(await claim('cas', { at: 9 })).toEqual([])
})

test('what a partition tells counts once, whatever others tell under the same number', async () => {
  const claim = await aPartition()
  expect(await claim('ann', { at: 5 })).toEqual([])
  expect(await claim('ben', { at: 7 })).toHaveLength(1)
  expect(await claim('ben', { at: 7 })).toEqual([])
  expect(await claim('cas', { at: 8, number: 6 })).toEqual([])
  expect(await claim('cas', { at: 8, number: 7, from: 0 })).toHaveLength(1)
})

test('a site learns of products from events that other partitions have stored', async () => {
  const partition = await openEmpty()
  const view = anEvent({ type: 'product', language: 'en', country: 'uk', currency: 'GBP', context: { id: 'ann' } })
  const product = { productId: 'A', url: 'https://shop.example/A' }
  const shown = anEvent({ eventType: 'detail', product, meta: { type: 'ecProduct' }, context: { id: 'ann' } })
  const facts = {
    kind: 'learn',
    trackingId: 'shop',
    receivedAt: 9,
    texts: [view, shown].map((each) => JSON.stringify(each)),
  } as const
  const { tell } = await partition.apply({ position: 1, text: encodeDerived({ from: 1, number: 1, facts }) })
  expect(tell).toEqual([])
  const front = { trackingId: 'shop', locale: 'en/uk/GBP' }
  expect(await partition.ask({ store: 'recommendations', method: 'products', given: [front, ['A']] })).toMatchObject({
    value: [{ id: 'A', record: { url: 'https://shop.example/A' } }],
  })
})

test('an order that another visitor has reported first is taken from this one', async () => {
  const partition = await openEmpty()
  const event = anExperiment().order('ann', 10, 3)
  const batch = {
    trackingId: 'shop',
    receivedAt: 9,
    events: [{ text: JSON.stringify(event), bot: false }],
    refused: [],
  }
  await partition.apply({ position: 1, text: encodeCall({ store: 'events', method: 'append', given: [batch] }) })
  const orders = () => partition.ask({ store: 'visitorData', method: 'orders', given: ['shop', 'ann'] })
  expect(await orders()).toMatchObject({ value: [{ id: 'order-ann-3' }] })
  const facts = {
    kind: 'disown',
    trackingId: 'shop',
    orderId: 'order-ann-3',
    receivedAt: 10,
    visitorId: 'ann',
  } as const
  await partition.apply({ position: 2, text: encodeDerived({ from: 1, number: 1, facts }) })
  expect(await orders()).toEqual({ value: [] })
})
