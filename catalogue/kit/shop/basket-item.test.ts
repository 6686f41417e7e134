import { expect, test } from 'vitest'
import type { BasketLine } from '../../../contract/shop-events.ts'
import { basketItem } from './basket-item.ts'

function aLine(productId: string, sku?: string): BasketLine {
  return { product: { productId, sku, stock: 1 }, quantity: 1 } as BasketLine
}

const [p38, p39, q] = [aLine('p', 'p-38'), aLine('p', 'p-39'), aLine('q')]
const lines = [p38, p39, q]

test.each([
  ['the sku, when row and line have one', { productId: 'p', sku: 'p-39' }, p39],
  ['the sku alone, of a row without product', { sku: 'p-39' }, p39],
  ['the product, when the row has no sku', { productId: 'p' }, p38],
  ['the product, when the line has no sku', { productId: 'q', sku: 'q-38' }, q],
])('[BAS-07.1] a row is matched to basket data by %s', (_, row, line) => {
  expect(basketItem(row, lines).line).toBe(line)
})

test('[BAS-07.1] another size of the same product is another row', () => {
  expect(basketItem({ productId: 'p', sku: 'p-40' }, lines).line).toBe(undefined)
})

test.each([{}, { productId: ' ', sku: '' }, { productId: 'x' }])('%j belongs to no line', (row) => {
  expect(basketItem(row, lines).line).toBe(undefined)
  expect(basketItem(row).line).toBe(undefined)
})

test.each([
  [{ productId: ' p ' }, 'p'],
  [{ sku: 'p-39' }, 'p'],
  [{ sku: 'x' }, undefined],
])('the product of %j is %s', (row, productId) => {
  expect(basketItem(row, lines).productId).toBe(productId)
})
