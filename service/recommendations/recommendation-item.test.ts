import { expect, test } from 'vitest'
import type { ProductRecord } from './product-record.ts'
import { recommendationItem } from './recommendation-item.ts'

const boot: ProductRecord = {
  url: 'https://shop.example/boot',
  images: ['https://shop.example/1.png', 'https://shop.example/2.png'],
  name: 'Boot',
  description: 'Warm',
  price: 49.99,
  was: null,
  currency: 'GBP',
  stock: null,
  skus: {},
}
const detailsOf = (fields: Partial<ProductRecord>) =>
  recommendationItem({ ...boot, ...fields }, { id: 'B', strategy: 'popular', weight: 0.5, language: 'en' }).details

test('[DS-08] an item has what the shop has said of its product, and no field for what it has not', () => {
  const place = { id: 'B', strategy: 'popular', weight: 0.5, language: 'en' } as const
  expect(recommendationItem(boot, place)).toEqual({
    id: 'B',
    strategy: 'popular',
    weight: 0.5,
    details: {
      url: boot.url,
      images: boot.images,
      image_url: 'https://shop.example/1.png',
      name: 'Boot',
      description: 'Warm',
      unit_price: 49.99,
      unit_sale_price: 49.99,
      currency: 'GBP',
      language: 'en',
    },
  })
  const unsaid = detailsOf({ images: [], price: null })
  for (const name of ['image_url', 'unit_price', 'unit_sale_price', 'sku_code', 'stock'])
    expect(unsaid).not.toHaveProperty(name)
})

test.each([
  ['GBP', 79.99, 49.99],
  ['USD', 79.99, 49.99],
  ['EUR', 7999, 4999],
  ['CAD', 7999, 4999],
])('[SHR-04.2] amounts in %s are %d before a reduction and %d after it', (currency, price, sale) => {
  expect(detailsOf({ currency, was: 79.99 })).toMatchObject({ unit_price: price, unit_sale_price: sale })
})

test.each<[Partial<ProductRecord>, { sku_code?: string; stock?: number }]>([
  [{ stock: 3 }, { stock: 3 }],
  [{ stock: 0 }, { stock: 0 }],
  [
    { stock: 3, skus: { s: 1, m: 2, l: 0 } },
    { sku_code: 'm', stock: 2 },
  ],
  [
    { stock: 3, skus: { s: null } },
    { sku_code: 's', stock: 3 },
  ],
  [{ skus: { s: null, m: 1 } }, { sku_code: 'm', stock: 1 }],
  [{ stock: 3, skus: { s: 0 } }, { stock: 3 }],
])('[DS-08] of a product with %j the size with the highest stock is offered: %j', (fields, expected) => {
  const { sku_code, stock } = detailsOf(fields)
  expect({ sku_code, stock }).toEqual(expected)
})
