import { expect, test } from 'vitest'
import { stockOf } from './stock-of.ts'

test.each([
  ['the sum of all sizes before a choice', [3, 0, 50], undefined, 53],
  ['the stock of the chosen size after it', [3, 0, 50], 'B', 0],
  ['the sum of the known ones when one is unknown', [3, '', 50], undefined, 53],
  ['empty when the chosen one is unknown', [3, '', 50], 'B', ''],
  ['empty when none is known', ['', '', ''], undefined, ''],
] as const)('the stock is %s', (_case, stocks, sku, expected) => {
  const sizes = stocks.map((stock, index) => ({ size: `${index}`, sku: 'ABC'.charAt(index), stock }))
  expect(stockOf(sizes, sku)).toBe(expected)
})
