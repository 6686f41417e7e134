import { describe, expect, test } from 'vitest'
import { lowStockMessage } from './low-stock-message.ts'

const content = { threshold: 5, text: 'Only {count} left' }

test.each([
  [5, true],
  [4, true],
  [0, true],
  [-2, true],
  [6, false],
])(
  '[PO-08] [PDP-07.1] [PDP-29.1] on the product page, with a threshold of 5, a stock of %s is low: %s',
  (stock, shows) => {
    expect(lowStockMessage(stock, content, 'product').shows).toBe(shows)
  },
)

test.each([
  [4, true],
  [0, true],
  [-2, true],
  [5, false],
  [6, false],
])('[PO-08] [BAS-07.1] in the basket, with a threshold of 5, a stock of %s is low: %s', (stock, shows) => {
  expect(lowStockMessage(stock, content, 'basket').shows).toBe(shows)
})

test.each([
  ['product', 6, 'stock 6 is not at or below 5'],
  ['basket', 5, 'stock 5 is not below 5'],
] as const)('[PO-08] on the page %s the reason for no message names the rule of that page', (page, stock, because) => {
  expect(lowStockMessage(stock, content, page)).toEqual({ shows: false, because })
})

describe.each(['product', 'basket'] as const)('on the page %s', (page) => {
  test('[PO-08] [PDP-07.1] [BAS-07.1] a negative stock counts as 0', () => {
    expect(lowStockMessage(-2, content, page)).toEqual({ shows: true, message: 'Only 0 left' })
  })

  test.each([
    ['{count} pairs, only {count}', '3 pairs, only 3'],
    ['Almost gone', 'Almost gone'],
  ])('[PDP-07.2] [PDP-29.1] [BAS-07.2] "%s" becomes "%s"', (text, message) => {
    expect(lowStockMessage(3, { threshold: 5, text }, page)).toEqual({ shows: true, message })
  })

  test.each([[undefined], [null], [''], ['  '], ['many'], [Number.NaN], [true], [{}]])(
    '[PO-08] [PDP-07.4] [PDP-29.2] [BAS-07.3] a stock of %j shows nothing',
    (stock) => {
      expect(lowStockMessage(stock, content, page).shows).toBe(false)
    },
  )

  test('[PDP-07.4] a numeric text counts as its number', () => {
    expect(lowStockMessage(' 3 ', content, page)).toEqual({ shows: true, message: 'Only 3 left' })
  })
})

test('[PDP-29.2] above the threshold there is no message', () => {
  expect(lowStockMessage(6, content, 'product').shows).toBe(false)
})
