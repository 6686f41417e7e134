import { expect, test } from 'vitest'
import { products } from '../../products/products.ts'
import { colourFamilyOf } from './colour-families.ts'
import { priceBandOf } from './price-bands.ts'
import { widthOf, widths } from './width-of.ts'

test('every product has a colour family, a price band in each currency and a width', () => {
  for (const product of products) {
    expect(colourFamilyOf(product.colour.id), product.colour.id).toBeDefined()
    for (const { now } of Object.values(product.prices)) expect(priceBandOf(now)).toBeDefined()
    expect(widths).toContain(widthOf(product))
  }
})

test('a price on the border of two bands belongs to the higher one', () => {
  expect(priceBandOf(49.99)?.id).toBe('0-50')
  expect(priceBandOf(50)?.id).toBe('50-100')
  expect(priceBandOf(5000)?.id).toBe('250')
})
