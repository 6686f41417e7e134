import { expect, test } from 'vitest'
import { pageLocale } from './page-locale.ts'

test.each([
  ['/uk/en/', 'uk', 'en'],
  ['/eu/de/shop/women', 'eu', 'de'],
  ['/ca/fr', 'ca', 'fr'],
  ['/us/it/cart', 'us', 'it'],
  ['/UK/EN/', 'uk', 'en'],
  ['/gallery', undefined, undefined],
  ['/', undefined, undefined],
  ['', undefined, undefined],
  ['/uk/shop/de', 'uk', undefined],
  ['/jp/de/', undefined, 'de'],
])('of %j the country is %j and the language %j', (path, country, language) => {
  expect(pageLocale(path)).toEqual({ country, language })
})
