import { expect, test } from 'vitest'
import { localeFrom, localeKey, localeOf, noLocale } from './locale.ts'

test('the locale of a view is its language, country and currency, and is read back from its key', () => {
  const locale = { language: 'en-GB', country: 'UK', currency: 'GBP' }
  expect(localeOf({ ...locale, more: 1 })).toEqual(locale)
  expect(localeKey(locale)).toBe('en-GB/UK/GBP')
  expect(localeFrom('en-GB/UK/GBP')).toEqual(locale)
})

test.each([undefined, null, 'en', {}])('%j has no locale', (view) => {
  expect(localeOf(view)).toEqual(noLocale)
  expect(localeFrom(localeKey(localeOf(view)))).toEqual(noLocale)
})

test.each([
  ['x'.repeat(16), true],
  ['a_B-9', true],
  ['x'.repeat(17), false],
  ['', false],
  ['en/uk', false],
  [' en', false],
  ['en\n', false],
  [7, false],
])('whether %j may be a part of a locale: %s', (part, isPart) => {
  expect(localeOf({ language: part }).language).toBe(isPart ? part : '')
})

test('a key without all its parts leaves them empty', () => {
  expect(localeFrom('')).toEqual(noLocale)
  expect(localeFrom('en')).toEqual({ ...noLocale, language: 'en' })
})
