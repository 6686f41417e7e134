import { expect, test } from 'vitest'
import { findLocale, locales } from './locale.ts'

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
