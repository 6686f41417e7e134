import { expect, onTestFinished, test } from 'vitest'
import { setSpeech } from '../words/say.ts'
import { feedAmount, formatMoney } from './money.ts'

test.each([
  [1234.5, 'USD', '$1234.50'],
  [1234567, 'EUR', '€1234567.00'],
  [89.95, 'GBP', '£89.95'],
  ['120', 'CAD', '$120.00'],
  [0, 'GBP', '£0.00'],
])('[SHR-04.1] %j in %s is written %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text)
})

test.each([
  [8995, 'EUR', 89.95],
  ['12000', 'CAD', 120],
  [8995, 'USD', 8995],
  [89.95, 'GBP', 89.95],
  [100, 'SEK', 100],
  [100, undefined, 100],
])('[SHR-04.2] of a feed %j in %s is %d', (amount, currency, units) => {
  expect(feedAmount(amount, currency)).toBe(units)
})

test('[SHR-04.2] amounts of product, basket and recently viewed data are whole units in every currency', () => {
  expect([formatMoney(8995, 'EUR'), formatMoney(8995, 'CAD')]).toEqual(['€8995.00', '$8995.00'])
})

test.each([
  [2.345, '2.35'],
  [1.005, '1.01'],
  [2.3449, '2.34'],
  [0.1 + 0.2, '0.30'],
  [1.455, '1.46'],
  [99.999, '100.00'],
])('[SHR-04.3] %d is rounded half up to %s', (amount, text) => {
  expect(formatMoney(amount, 'USD')).toBe(`$${text}`)
})

test.each([
  ['fr', 1234.5, 'EUR', '1 234,50 €'],
  ['fr-ca', 119.95, 'CAD', '119,95 $'],
  ['de', 89.95, 'GBP', '89,95 £'],
  ['it', 120, 'USD', '120,00 $'],
  ['nl', 120, 'EUR', '€ 120,00'],
  ['fr', 120, 'SEK', 'SEK 120.00'],
])('[SHR-04.7] on a page in %s %d %s is written %s', (language, amount, currency, text) => {
  setSpeech({ language, words: {}, hasLocalPrices: true })
  onTestFinished(() => setSpeech(undefined))
  // Blanks in amounts do not break, and are of several widths.
  expect(formatMoney(amount, currency).replace(/\s/g, ' ')).toBe(text)
})

test('[SHR-04.1] [SHR-04.7] unless the site wants it, prices are the same in every language', () => {
  setSpeech({ language: 'fr', words: {} })
  onTestFinished(() => setSpeech(undefined))
  expect(formatMoney(1234.5, 'EUR')).toBe('€1234.50')
})

test('an amount without currency is in US dollars', () => {
  expect(formatMoney(5)).toBe('$5.00')
})

test('[SHR-04.5] another currency is written as its code, a space and the amount', () => {
  expect(formatMoney(120, 'SEK')).toBe('SEK 120.00')
  expect(formatMoney(1234.5, 'CHF')).toBe('CHF 1234.50')
})

test.each([undefined, null, '', ' ', 'free', -1, '-0.01', Number.NaN, Number.POSITIVE_INFINITY, {}, true, []])(
  'the amount %j yields no text',
  (amount) => {
    expect(formatMoney(amount, 'GBP')).toBe('')
  },
)
