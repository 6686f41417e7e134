import { expect, test } from 'vitest'
import { isHome, pageTypeOf } from './page-type-of.ts'

const pages = { home: '/start', category: ['/tea/', '/collections/*'], basket: '/cart', product: '/*/p-*' } as const

test.each([
  ['https://shop.test/start', 'home'],
  ['https://shop.test/tea', 'category'],
  ['https://shop.test/tea/', 'category'],
  ['https://shop.test/tea/assam', undefined],
  ['https://shop.test/collections/green?page=2', 'category'],
  ['https://shop.test/cart/', 'basket'],
  ['https://shop.test/cartoon', undefined],
  ['https://shop.test/green/p-12', 'product'],
])('with the configured paths %s has the type %s', (url, type) => {
  expect(pageTypeOf(url, pages)).toBe(type)
})

test('all characters of a pattern except * are literal', () => {
  expect(pageTypeOf('https://shop.test/a.b(c)', { help: '/a.b(c)' })).toBe('help')
  expect(pageTypeOf('https://shop.test/axb(c)', { help: '/a.b(c)' })).toBeUndefined()
})

test.each([
  ['https://shop.test', 'en', true],
  ['https://shop.test/?utm_source=mail#top', 'en', true],
  ['https://shop.test/index.html', undefined, true],
  ['https://shop.test/de/', 'de', true],
  ['https://shop.test/en-GB', 'en', true],
  ['https://shop.test/uk/en/', 'en', true],
  ['https://shop.test/tv', 'en', false],
  ['https://shop.test/de', 'en', false],
  ['https://shop.test/uk/en/tv', 'en', false],
  ['https://shop.test/tea', 'en', false],
])('%s with the language %s is a home page: %s', (url, language, expected) => {
  expect(isHome({ url, language })).toBe(expected)
})
