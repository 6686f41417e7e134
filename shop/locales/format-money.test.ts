import { expect, test } from 'vitest'
import { aLocale } from '../test-data/an-order-in.ts'
import { formatLimit, formatMoney } from './format-money.ts'

test('an amount has the symbol and separators of its locale and two decimals', () => {
  expect(formatMoney(1045, aLocale('uk'))).toBe('£1,045.00')
  expect(formatMoney(44.9, aLocale('us'))).toBe('$44.90')
})

test('a round amount within a sentence has no decimals', () => {
  expect(formatLimit(60, aLocale('uk'))).toBe('£60')
  expect(formatLimit(4.5, aLocale('uk'))).toBe('£4.50')
})
