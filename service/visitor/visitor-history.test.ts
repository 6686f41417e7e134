import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LookupHistory } from '../../contract/lookup-answer.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { transactionOf } from './transaction-of.ts'
import { emptyHistory, historyAfter } from './visitor-history.ts'

const anyCount = fc.oneof(fc.nat(50), fc.constantFrom(-1, '7', null, undefined, 1e300, Number.NaN))

const anyContext = fc.record({
  viewNumber: anyCount,
  sessionNumber: anyCount,
  entranceNumber: anyCount,
  conversionNumber: anyCount,
  conversionCycleNumber: anyCount,
  viewTs: anyCount,
})

test('the history is the same in any order of arrival', () => {
  const after = (contexts: object[]) =>
    contexts.reduce<LookupHistory>((before, context) => historyAfter(before, anEvent({ context }), null), emptyHistory)
  fc.assert(
    fc.property(fc.array(anyContext), (contexts) => {
      expect(after(contexts.toReversed())).toEqual(after(contexts))
    }),
  )
})

test('an invalid context changes nothing', () => {
  for (const context of [null, [], 'text', { viewNumber: -3, viewTs: 0, sessionNumber: '9', entranceNumber: 1e300 }]) {
    expect(historyAfter(emptyHistory, { ...anEvent(), context }, null)).toEqual(emptyHistory)
  }
})

test('a thousand amounts of ten pence add up to a hundred pounds', () => {
  let history = emptyHistory
  for (let at = 0; at < 1000; at++)
    history = historyAfter(history, anEvent(), { id: `${at}`, total: 0.1, currency: '', ts: 1 })
  expect(history.lifetimeValue).toBe(100)
})

test.each([
  [undefined, 0],
  ['12', 12],
  [null, 0],
  [1e300, 0],
])('[SV-13] an order with the total %j counts as the amount %d', (value, total) => {
  const event = anEvent({
    meta: { type: 'shop.ecBasketTransactionSummary', ts: 5 },
    transaction: { id: 'A' },
    basket: { total: { value } },
  })
  expect(transactionOf(event)).toEqual({ id: 'A', total, currency: '', ts: 5 })
})
