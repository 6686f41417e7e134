import { expect, test } from 'vitest'
import { findLocale } from './find-locale.ts'

test.each([
  ['/{country}/{language}', '/uk/en/shop', { start: '/uk/en', country: 'uk', language: 'en', isWhole: true }],
  ['/{country}/{language}', '/uk', { start: '/uk', country: 'uk', isWhole: false }],
  ['/{language}-{country}', '/fr-ca/produits', { start: '/fr-ca', country: 'ca', language: 'fr', isWhole: true }],
  ['/shops/{country}', '/shops/us/boots', { start: '/shops/us', country: 'us', isWhole: true }],
  ['/{language}', '/de', { start: '/de', language: 'de', isWhole: true }],
  ['/{language}-{country}', '/products', undefined],
  ['/{country}', '/', undefined],
  ['', '/uk/en', undefined],
  [undefined, '/uk/en', undefined],
])('by the pattern %j the path %j has %j', (pattern, path, locale) => {
  expect(findLocale(pattern, path)).toEqual(locale)
})
