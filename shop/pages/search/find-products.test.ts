import { expect, test } from 'vitest'
import { locales, type ShopLanguage } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { products } from '../../products/products.ts'
import { aLocale } from '../../test-data/an-order-in.ts'
import { findProducts } from './find-products.ts'
import { suggestFor } from './suggest.ts'

const find = (text: string, language: ShopLanguage = 'en') =>
  findProducts(products, text, { language, texts: textsFor(aLocale('eu', language)) })

test.each([
  ['en', 'boots'],
  ['en', 'BOOT'],
  ['de', 'stiefel'],
  ['fr', 'bottes'],
  ['it', 'stivali'],
] as const)('in %s the text %s finds every boot', (language, text) => {
  const boots = products.filter(({ silhouette }) => silhouette === 'boot')
  expect(find(text, language)).toEqual(expect.arrayContaining(boots))
})

test('accents and ligatures need not be typed', () => {
  expect(find('chataigne', 'fr')).toEqual(find('châtaigne', 'fr'))
  expect(find('chataigne', 'fr').length).toBeGreaterThan(0)
})

test('every word must match, in any order', () => {
  const navyBoots = find('navy boot')
  expect(navyBoots).toEqual(find('boot navy'))
  for (const product of navyBoots) expect([product.silhouette, product.colour.id]).toEqual(['boot', 'navy'])
  expect(find('boot zebra')).toEqual([])
})

test('a text without letters or digits finds nothing', () => {
  expect(find(' <&> ')).toEqual([])
})

test('descriptions are searched if nothing else matches', () => {
  expect(find('resoled instead').length).toBeGreaterThan(0)
})

test('suggestions are lists that begin with the text, then up to five products in the language of the locale', () => {
  const suggestions = suggestFor('sti', aLocale('eu', 'de'))
  expect(suggestions[0]).toEqual({ text: 'Stiefel', href: '/eu/de/shop/boots' })
  const shown = suggestions.filter(({ product }) => product)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThanOrEqual(5)
  for (const { href } of suggestions) expect(href).toMatch(/^\/eu\/de\//)
  expect(suggestFor('  ', aLocale())).toEqual([])
})

test.each(locales)('in $tag no two suggestions look alike, whatever letter is typed', (locale) => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const shown = suggestFor(letter, locale).map(({ text, product }) => [text, product?.colour].join())
    expect(shown, `typed ${letter}`).toEqual([...new Set(shown)])
  }
})
