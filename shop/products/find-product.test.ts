import { expect, test } from 'vitest'
import { findProduct, products } from './products.ts'

test('every product is found by its id', () => {
  expect(products.map(({ productId }) => findProduct(productId))).toEqual(products)
})

test.each(['', 'brisa-court', 'Brisa-Court-Sage', 'constructor'])('no product is found by %j', (productId) => {
  expect(findProduct(productId)).toBeUndefined()
})
