import type { Currency, ShopLanguageName } from '../products/product.ts'

/** One shop front: the first two path segments, its currency, and its tag for `Intl` and `lang`. */
export type Locale = {
  country: string
  language: ShopLanguage
  /** BCP 47. */
  tag: string
  /** The region for the country's name; `EU` is a region too. */
  region: string
  currency: Currency
  /** The system in which it names sizes. */
  sizes: SizeSystem
}

export type SizeSystem = 'UK' | 'US' | 'EU'

/** The languages that have texts. A further one needs its files in `texts/` and a row in `textsFor`. */
export type ShopLanguage = ShopLanguageName

/** The locales that the shop serves (SHOP-01, SHOP-02). */
export const locales: readonly Locale[] = [
  { country: 'uk', language: 'en', tag: 'en-GB', region: 'GB', currency: 'GBP', sizes: 'UK' },
  { country: 'us', language: 'en', tag: 'en-US', region: 'US', currency: 'USD', sizes: 'US' },
  { country: 'eu', language: 'en', tag: 'en-IE', region: 'EU', currency: 'EUR', sizes: 'EU' },
  { country: 'eu', language: 'fr', tag: 'fr-FR', region: 'EU', currency: 'EUR', sizes: 'EU' },
  { country: 'eu', language: 'de', tag: 'de-DE', region: 'EU', currency: 'EUR', sizes: 'EU' },
  { country: 'eu', language: 'it', tag: 'it-IT', region: 'EU', currency: 'EUR', sizes: 'EU' },
  { country: 'ca', language: 'en', tag: 'en-CA', region: 'CA', currency: 'CAD', sizes: 'US' },
  { country: 'ca', language: 'fr', tag: 'fr-CA', region: 'CA', currency: 'CAD', sizes: 'US' },
]

/** Returns the locale of a path's first two segments, or undefined for any other pair. */
export function findLocale(country: string, language: string): Locale | undefined {
  return locales.find((locale) => locale.country === country && locale.language === language)
}

/**
 * Returns a path of this locale: `localePath(uk, 'shop/women')` is `/uk/en/shop/women`; without a page it is the home
 * page.
 */
export function localePath(locale: Locale, page = ''): string {
  return `/${locale.country}/${locale.language}/${page}`
}
