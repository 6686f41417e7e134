import { expect, test } from 'vitest'
import { aLocale } from '../test-data/an-order-in.ts'
import { formatCount, formatRating } from './format-rating.ts'
import { countryName, findLocale, languageName, locales } from './locale.ts'

test('there are eight locales in four currencies, and no others', () => {
  expect(locales.map(({ country, language, currency }) => `${country}/${language} ${currency}`)).toEqual([
    'uk/en GBP',
    'us/en USD',
    'eu/en EUR',
    'eu/fr EUR',
    'eu/de EUR',
    'eu/it EUR',
    'ca/en CAD',
    'ca/fr CAD',
  ])
  expect(findLocale('uk', 'fr')).toBeUndefined()
  expect(findLocale('UK', 'en')).toBeUndefined()
})

test("a country is named in the reader's language, a language in itself", () => {
  expect(countryName(aLocale('uk'), aLocale('eu', 'de'))).toBe('Vereinigtes Königreich')
  expect(countryName(aLocale('eu', 'de'), aLocale('ca', 'fr'))).toBe('Union européenne')
  expect(['en', 'fr', 'de', 'it'].map((language) => languageName(aLocale('eu', language)))).toEqual([
    'English',
    'Français',
    'Deutsch',
    'Italiano',
  ])
})

test('ratings and counts have the separators of the locale', () => {
  expect([formatRating(4, aLocale('eu', 'de')), formatRating(4.3, aLocale('uk'))]).toEqual(['4,0', '4.3'])
  expect([formatCount(1204, aLocale('eu', 'de')), formatCount(1204, aLocale('uk'))]).toEqual(['1.204', '1,204'])
})
