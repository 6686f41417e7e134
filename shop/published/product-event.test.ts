import { expect, test } from 'vitest'
import { aLocale } from '../test-data/a-locale.ts'
import { aProductContent } from '../test-data/a-product-content.ts'
import { productEvent } from './product-event.ts'

const view = { locale: aLocale('us'), origin: 'https://shop.example' }

test('a product is published with its addresses on the origin, its prices in the currency and the stock of all sizes', () => {
  expect(productEvent(aProductContent({ price: 62.95, was: 89.95 }), view)).toEqual({
    type: 'ecProduct',
    data: {
      eventType: 'detail',
      product: {
        productId: 'moor',
        name: 'Moor boot',
        url: 'https://shop.example/uk/en/product/moor',
        price: { value: 62.95, currency: 'USD' },
        originalPrice: { value: 89.95, currency: 'USD' },
        stock: 53,
        description: 'A boot.',
        categories: ['women', 'boots'],
        images: ['https://shop.example/pictures/moor-1.svg'],
      },
    },
  })
})

test('after a choice of size the product carries its sku and its stock, and no former price when it has none', () => {
  const { data } = productEvent(aProductContent(), { ...view, sku: 'MOOR-38' })
  expect(data).toMatchObject({ product: { sku: 'MOOR-38', stock: 3 } })
  expect(data).not.toHaveProperty('product.originalPrice')
})
