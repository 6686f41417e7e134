import { describe, expect, test } from 'vitest'
import { onePerProduct } from '../../category/selling-fast/one-per-product.ts'
import { sellingFast } from './selling-fast.ts'

const ranking = [['a', 9], ['b', 5], ['c', 4], ['d', 0]] as const // biome-ignore format: one list
const content = { text: '{count} sold', maxTopProduct: 50, threshold: 5 }

test.each([
  ['a', 9],
  ['b', 5],
])('[PO-09] %s with as many purchases as the threshold or more sells fast', (productId, count) => {
  expect(sellingFast(ranking, productId, content)).toEqual({ shows: true, message: `${count} sold` })
})

describe('[PO-09] [PDP-06.3] no badge is shown for', () => {
  test.each([
    ['a count one below the threshold', 'c', {}],
    ['a place after maxTopProduct', 'b', { maxTopProduct: 1 }],
    ['any place when maxTopProduct is 0', 'a', { maxTopProduct: 0 }],
    ['a product that is not ranked', 'x', {}],
    ['a product that is not ranked, whatever the threshold', 'x', { threshold: 0 }],
  ])('%s', (_, productId, own) => {
    expect(sellingFast(ranking, productId, { ...content, ...own }).shows).toBe(false)
  })

  test('a ranking that could not be read', () => {
    expect(sellingFast(undefined, 'a', { ...content, threshold: 0 }).shows).toBe(false)
  })
})

test('the rank maxTopProduct counts, and no rank after the 50th', () => {
  expect(sellingFast(ranking, 'b', { ...content, maxTopProduct: 2 }).shows).toBe(true)
  const long = Array.from({ length: 60 }, (_, at) => [`p${at}`, 100 - at] as const)
  expect(sellingFast(long, 'p49', { ...content, maxTopProduct: 70 }).shows).toBe(true)
  expect(sellingFast(long, 'p50', { ...content, maxTopProduct: 70 }).shows).toBe(false)
})

test('[PO-09] [CAT-12.5] each product has the badge once: of an item listed twice the first counts', () => {
  const items = ['a', 'b', 'a', 'c', 'b', 'a'].map((productId, at) => ({ productId, at }))
  expect(onePerProduct(items).map(({ at }) => at)).toEqual([0, 1, 3])
  expect(onePerProduct([])).toEqual([])
})
