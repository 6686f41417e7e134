import { expect, test } from 'vitest'
import type { Category } from '../products/product.ts'
import { products } from '../products/products.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { locales } from './locale.ts'
import { namedSizes, nameSize, wearerOf } from './size-name.ts'

test.each([
  ['uk', 'en', ['5', '5', '5', '12.5']],
  ['us', 'en', ['7', '6', 'W 7 / M 6', '13.5']],
  ['ca', 'en', ['7', '6', 'W 7 / M 6', '13.5']],
  ['ca', 'fr', ['7', '6', 'F 7 / H 6', '13.5']],
  ['eu', 'en', ['38', '38', '38', '31']],
  ['eu', 'de', ['38', '38', '38', '31']],
] as const)('%s/%s names a size of women, men, both and kids in its own system', (country, language, names) => {
  const locale = aLocale(country, language)
  const named = [
    nameSize('38', 'women', locale),
    nameSize('38', 'men', locale),
    nameSize('38', 'both', locale),
    nameSize('31', 'kids', locale),
  ]
  expect(named).toEqual(names)
})

test('a list is for those who wear each of its products', () => {
  const wearer = (...lists: Category[][]) => wearerOf(lists.map((categories) => ({ categories })))
  expect(wearer(['women', 'men'], ['women', 'new'])).toBe('women')
  expect(wearer(['women', 'men'], ['men'])).toBe('men')
  expect(wearer(['women', 'men'])).toBe('both')
  expect(wearer(['women'], ['men'])).toBe('both')
  expect(wearer(['kids', 'boots'], ['kids'])).toBe('kids')
})

test('no product has two sizes of one name, and each size keeps its sku and its EU size', () => {
  for (const locale of locales)
    for (const product of products) {
      const named = namedSizes(product, locale)
      expect(new Set(named.map(({ name }) => name)).size).toBe(product.sizes.length)
      expect(named.map(({ name: _, ...size }) => size)).toEqual(product.sizes)
    }
})
