import { expect, test } from 'vitest'
import { readOrder } from './read-order.ts'

const transaction = { id: 'A1' }

test.each([
  [{ basket: { total: { value: 12.5, currency: 'GBP' } } }, { amount: 12.5, currency: 'GBP' }],
  [{ basket: { total: { value: '12.50', currency: 'gbp ' } } }, { amount: 12.5, currency: 'GBP' }],
  [{ basket: { total: 12.5 } }, { amount: 12.5 }],
  [{ basket: { total: ' 12.5 ' } }, { amount: 12.5 }],
  [{ transaction: { ...transaction, total: 9 } }, { amount: 9 }],
  [{ transaction: { ...transaction, total: '9.00', currency: 'EUR' } }, { amount: 9, currency: 'EUR' }],
  [{ transaction: { ...transaction, total: { value: '9', currency: 'EUR' } } }, { amount: 9, currency: 'EUR' }],
  [{ basket: { total: { value: 0 } }, transaction: { ...transaction, total: 9 } }, { amount: 0 }],
  [
    { basket: { total: { value: 'free', currency: 'USD' } }, transaction: { ...transaction, total: 9 } },
    { amount: 9, currency: 'USD' },
  ],
])('[GO-03] [SV-13] the amount of %j is read', (event, expected) => {
  expect(readOrder({ transaction, ...event })).toEqual({
    id: 'A1',
    ...expected,
  })
})

test.each([undefined, null, '', '  ', 'twelve', '1e400', Number.NaN, 1e300, [], {}, { value: {} }, true])(
  '[GO-03] a total of %j is no amount',
  (total) => {
    expect(readOrder({ transaction: { ...transaction, total }, basket: { total } }).amount).toBeUndefined()
  },
)

test.each([
  [7, '7'],
  [' A1 ', 'A1'],
  [undefined, ''],
  [null, ''],
  [{}, ''],
])('[TX-04] the id %j is %j', (id, expected) => {
  expect(readOrder({ transaction: { id } }).id).toBe(expected)
})

test.each([undefined, null, 'text', 7])('an order that is %j has no id and no amount', (nothing) => {
  expect(readOrder({ transaction: nothing, basket: nothing })).toEqual({ id: '' })
})
