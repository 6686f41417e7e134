import { expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { findProduct, products } from './products.ts'
import { type ItemContext, recommendationItem } from './recommendation-item.ts'

const asked = (country: string, language = 'en'): ItemContext => ({
  locale: aLocale(country, language),
  origin: 'https://shop.example',
  weight: 0.7,
  strategy: 'viewed-together',
})

function itemOf(productId: string, recommending: ItemContext) {
  const product = findProduct(productId)
  if (!product) throw new Error(`There is no product ${productId}.`)
  return recommendationItem(product, recommending)
}

test('[SHOP-82] a recommendation item is built from each product, with cents in EUR and CAD', () => {
  expect(itemOf('brisa-court-ink', asked('eu', 'de'))).toEqual({
    id: 'brisa-court-ink',
    weight: 0.7,
    strategy: 'viewed-together',
    details: {
      url: 'https://shop.example/eu/de/product/brisa-court-ink',
      images: [
        'https://shop.example/pictures/brisa-court-ink-1.svg',
        'https://shop.example/pictures/brisa-court-ink-2.svg',
      ],
      image_url: 'https://shop.example/pictures/brisa-court-ink-1.svg',
      name: 'Sneaker Brisa Court',
      description: findProduct('brisa-court-ink')?.description.de,
      unit_price: 9995,
      unit_sale_price: 6995,
      currency: 'EUR',
      language: 'de',
      sku_code: 'BRISA-COURT-INK-40',
      stock: 6,
    },
  })
  for (const product of products) {
    for (const locale of locales) {
      const { id, details } = recommendationItem(product, { ...asked('uk'), locale })
      const { now, was = now } = product.prices[locale.currency]
      const unit = locale.currency === 'EUR' || locale.currency === 'CAD' ? 100 : 1
      expect(id).toBe(product.productId)
      expect(details.unit_price / unit).toBeCloseTo(was, 6)
      expect(details.unit_sale_price / unit).toBeCloseTo(now, 6)
      if (unit === 100) expect([details.unit_price, details.unit_sale_price].every(Number.isInteger)).toBe(true)
      expect(product.sizes.map(({ sku, stock }) => [sku, stock])).toContainEqual([details.sku_code, details.stock])
      expect(details.image_url).toBe(details.images[0])
    }
  }
  const images = products.map((product) => recommendationItem(product, asked('uk')).details.images.length)
  expect(new Set(images)).toEqual(new Set([1, 2]))
  expect(images.filter((count) => count === 2).length).toBeGreaterThan(products.length / 2)
})

test('an item that is not reduced has the same price twice, and a name in the language of its country', () => {
  expect(itemOf('brisa-court-sage', asked('us')).details).toMatchObject({
    name: 'Brisa Court sneaker',
    unit_price: 115,
    unit_sale_price: 115,
    currency: 'USD',
  })
  expect(itemOf('brisa-court-sage', asked('ca')).details).toMatchObject({ unit_price: 14995, currency: 'CAD' })
  expect(itemOf('brisa-court-sage', asked('uk')).details).toMatchObject({
    name: 'Brisa Court trainer',
    unit_price: 89.95,
  })
})
