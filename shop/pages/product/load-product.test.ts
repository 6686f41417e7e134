import { expect, test } from 'vitest'
import { findProduct, products } from '../../products/products.ts'
import { aLocale } from '../../test-data/an-order-in.ts'
import type { ListingQuery } from '../listing/query.ts'
import { demoProducts, loadProduct } from './load-product.ts'
import type { ProductContent } from './product-content.ts'

function contentOf(productId: string, query: ListingQuery = {}): ProductContent {
  const content = loadProduct(aLocale(), productId, query)?.content
  if (content?.page !== 'product') throw new Error(`${productId} has no page.`)
  return content
}

test('one product has a late price, one none, one no returns block, and all others are complete', () => {
  const exceptions = Object.values(demoProducts)
  expect(exceptions.map((productId) => findProduct(productId)?.productId)).toEqual(exceptions)
  const unlike = products
    .map(({ productId }) => contentOf(productId))
    .filter(({ priceDrawing, returns }) => priceDrawing !== 'at once' || !returns)
    .map(({ productId, priceDrawing, returns }) => [productId, priceDrawing, returns])
  expect(unlike.toSorted()).toEqual(
    [
      [demoProducts.latePrice, 'late', true],
      [demoProducts.noPrice, 'never', true],
      [demoProducts.noReturns, 'at once', false],
    ].toSorted(),
  )
})

test('a page shows four reviews at first, and as many as its address requests, up to all', () => {
  const shown = (reviews?: string) => contentOf('moor-chelsea-sand', { reviews }).reviews.length
  expect(shown()).toBe(4)
  expect(shown('8')).toBe(8)
  expect(shown('1000')).toBe(17)
  for (const wrong of ['-1', '0', '2.5', 'many']) expect(shown(wrong)).toBe(4)
})

test('every product has zero to three labels', () => {
  const counts = new Set(products.map(({ productId }) => contentOf(productId).labels.length))
  expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  expect(counts).toContain(0)
})

test('each product is combined with four others, none of its own line', () => {
  for (const product of products) {
    const { crossSell } = contentOf(product.productId)
    expect(crossSell).toHaveLength(4)
    for (const { productId } of crossSell) expect(findProduct(productId)?.line).not.toBe(product.line)
  }
})
