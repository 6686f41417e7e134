import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount, parseFirstAmount } from './parse-amount.ts'

test.each([
  ['12.50', 12.5],
  ['$12.50', 12.5],
  ['1.299,00', 1299],
  ['1.299,00 €', 1299],
  ['1,299.00', 1299],
  ['1.299 €', 1299],
  ['£1,299', 1299],
  ['1 299,95 €', 1299.95],
  ['1\u202f299,95\u00a0€', 1299.95],
  ["CHF 1'299.90", 1299.9],
  ['CHF 12.–', 12],
  ['12,–', 12],
  ['Rs. 1,29,900.00', 129900],
  ['1.234.567', 1234567],
  ['1.234.567,8', 1234567.8],
  ['0.125 kg', 0.125],
  ['0,99', 0.99],
  ['from £45', 45],
  ['SFr.5', 5],
  ['USD 12', 12],
])('%s is %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each([
  [''],
  ['free'],
  ['12.50 – 15.00'],
  ['2 for £5'],
  ['-5'],
  ['-£5.00'],
  ['− 5,00 €'],
  ['20% off'],
  ['1,2,3'],
  ['1.23.45'],
])('%j has no single amount', (text) => {
  expect(parseAmount(text)).toBeUndefined()
})

test.each([
  ['en-GB', 'GBP'],
  ['de-DE', 'EUR'],
  ['fr-FR', 'EUR'],
  ['de-CH', 'CHF'],
  ['en-IN', 'INR'],
  ['pt-BR', 'BRL'],
  ['sv-SE', 'SEK'],
])('whatever %s shows as an amount of %s is read as that amount', (locale, currency) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      expect(parseAmount(format.format(cents / 100))).toBe(cents / 100)
    }),
  )
})

test.each([
  ['Now £62.95, was £89.95', 62.95],
  ['from 1.299,00 € to 1.499,00 €', 1299],
  ['€1,299', 1299],
  ['Was', undefined],
])('the first amount of "%s" is %s', (text, amount) => {
  expect(parseFirstAmount(text)).toBe(amount)
})
