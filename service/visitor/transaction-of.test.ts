import { expect, test } from 'vitest'
import type { ValidEvent } from '../events/check-event.ts'
import { anOrder } from '../testing/an-experiment.ts'
import { transactionOf } from './transaction-of.ts'

const transactionIn = (parts: object, type = 'ecBasketTransactionSummary') =>
  transactionOf({ ...anOrder('o1', 12.5, { meta: { type, ts: 7 } }), ...parts } as ValidEvent)

test('[TX-01] an order has its id, total, currency and time, with or without a namespace', () => {
  const transaction = { id: 'o1', total: 12.5, currency: 'GBP', ts: 7 }
  expect(transactionIn({})).toEqual(transaction)
  expect(transactionIn({}, 'shop.ecBasketTransactionSummary')).toEqual(transaction)
})

test('[TX-01] an order without a total or currency has 0, in none', () => {
  expect(transactionIn({ basket: {} })).toEqual({ id: 'o1', total: 0, currency: '', ts: 7 })
})

test('[TX-04] another event, or one without the id of an order, is no transaction', () => {
  expect(transactionIn({}, 'ecBasketSummary')).toBe(null)
  for (const transaction of [undefined, {}, { id: '' }]) expect(transactionIn({ transaction })).toBe(null)
})
