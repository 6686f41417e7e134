import { expect, test } from 'vitest'
import { shopPaths } from '../../../contract/shop-paths.ts'
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
])('[SHR-01.30] of %j the country is %j and the language %j', (path, country, language) => {
  expect(pageLocale(path)).toEqual({ country, language })
})

test.each(['/uk/en/', '/us/en/shop/women', '/eu/de/cart', '/eu/it/product/p', '/ca/fr/help'])(
  '[SHR-01.30] an address of the shop that is built on %j begins with its country and language',
  (path) => {
    const start = path.split('/').slice(0, 3).join('/')
    expect(shopPaths(path)?.search('boots')).toMatch(new RegExp(`^${start}/`))
  },
)
