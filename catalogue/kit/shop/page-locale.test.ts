import { expect, test } from 'vitest'
import { fillAddress } from '../../../contract/fill-address.ts'
import { pageLocale } from './page-locale.ts'

const pattern = '/{country}/{language}'

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
  expect(pageLocale(path, pattern)).toEqual({ country, language })
})

test.each(['/uk/en/', '/us/en/shop/women', '/eu/de/cart', '/eu/it/product/p', '/ca/fr/help'])(
  '[SHR-01.30] an address of the shop that is built on %j begins with its country and language',
  (path) => {
    const start = path.split('/').slice(0, 3).join('/')
    const facts = { pathname: path, locale: pattern, values: { text: 'boots' } }
    expect(fillAddress('{locale}/search?q={text}', facts)).toMatch(new RegExp(`^${start}/`))
  },
)

test('a shop whose paths tell no country has neither, and another one has them where it says', () => {
  expect(pageLocale('/uk/en', undefined)).toEqual({ country: undefined, language: undefined })
  expect(pageLocale('/fr-ca/produits', '/{language}-{country}')).toEqual({ country: 'ca', language: 'fr' })
})
