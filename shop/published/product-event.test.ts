import { expect, test } from 'vitest'
import { aProductContent } from '../test-data/a-product-content.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { inGa4, inUv } from './in-layer.ts'
import { productEvent } from './product-event.ts'

const view = { locale: aLocale('us'), origin: 'https://shop.example' }

test('for uv a product has absolute addresses, its prices in the currency, and the stock of all sizes', () => {
  expect(inUv([productEvent(aProductContent({ price: 62.95, was: 89.95 }), view)])).toEqual([
    {
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
    },
  ])
})

test('for GA4 it is a view_item with one item; facts without a GA4 name are placed beside it', () => {
  expect(inGa4([productEvent(aProductContent({ price: 62.95, was: 89.95 }), view)])).toEqual([
    { ecommerce: null },
    {
      event: 'view_item',
      ecommerce: {
        currency: 'USD',
        value: 62.95,
        items: [
          {
            item_id: 'moor',
            item_name: 'Moor boot',
            price: 62.95,
            discount: 27,
            item_category: 'women',
            item_category2: 'boots',
            item_color: 'Sand',
            item_stock: 53,
            item_url: 'https://shop.example/uk/en/product/moor',
            item_images: ['https://shop.example/pictures/moor-1.svg'],
            item_description: 'A boot.',
          },
        ],
      },
    },
  ])
})

test("after a choice of size the product has that size's sku and stock, and no former price if it has none", () => {
  const events = [productEvent(aProductContent(), { ...view, sku: 'MOOR-38' })]
  const [{ data } = { data: {} }] = inUv(events)
  expect(data).toMatchObject({ product: { sku: 'MOOR-38', stock: 3 } })
  expect(data).not.toHaveProperty('product.originalPrice')
  const [, entry] = inGa4(events)
  expect(entry).toMatchObject({ ecommerce: { items: [{ item_variant: 'MOOR-38', item_stock: 3 }] } })
  expect(entry).not.toHaveProperty('ecommerce.items.0.discount')
})
