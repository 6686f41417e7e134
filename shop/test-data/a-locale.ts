import { findLocale, type Locale } from '../locales/locale.ts'

export function aLocale(country = 'uk', language = 'en'): Locale {
  const locale = findLocale(country, language)
  if (!locale) throw new Error(`The shop has no locale ${country}/${language}.`)
  return locale
}
