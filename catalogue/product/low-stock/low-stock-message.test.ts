import { expect, test } from 'vitest'
import { lowStockMessage } from './low-stock-message.ts'

const content = { threshold: 5, text: 'Only {count} left' }

test.each([
  [5, true],
  [4, true],
  [0, true],
  [-2, true],
  [6, false],
])('[PDP-07.1] with a threshold of 5 a stock of %s is low: %s', (stock, shows) => {
  expect(lowStockMessage(stock, content).shows).toBe(shows)
})

test('[PDP-07.1] a negative stock counts as 0', () => {
  expect(lowStockMessage(-2, content)).toEqual({ shows: true, message: 'Only 0 left' })
})

test.each([
  ['{count} pairs, only {count}', '3 pairs, only 3'],
  ['Almost gone', 'Almost gone'],
])('[PDP-07.2] "%s" becomes "%s"', (text, message) => {
  expect(lowStockMessage(3, { threshold: 5, text })).toEqual({ shows: true, message })
})

test.each([[undefined], [null], [''], ['  '], ['many'], [Number.NaN], [true], [{}]])(
  '[PDP-07.4] a stock of %j shows nothing',
  (stock) => {
    expect(lowStockMessage(stock, content).shows).toBe(false)
  },
)

test('[PDP-07.4] a numeric text counts as its number', () => {
  expect(lowStockMessage(' 3 ', content)).toEqual({ shows: true, message: 'Only 3 left' })
})
