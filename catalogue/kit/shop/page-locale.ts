import { findLocale } from '../../../contract/find-locale.ts'

/** Country and language of a page by its path (SHR-01.30); undefined for those that templates do not know. */
export type PageLocale = { country?: Country; language?: KitLanguage }

const countries = ['uk', 'us', 'eu', 'ca'] as const
const languages = ['en', 'fr', 'de', 'it'] as const
export type Country = (typeof countries)[number]
export type KitLanguage = (typeof languages)[number]

/**
 * Returns country and language of a page by its path (SHR-01.30).
 * @param pattern where a site has them, `addresses.locale`
 */
export function pageLocale(path: string, pattern: string | undefined): PageLocale {
  const locale = findLocale(pattern, path.toLowerCase())
  return {
    country: countries.find((country) => country === locale?.country),
    language: languages.find((language) => language === locale?.language),
  }
}

/**
 * Returns the declared language of the page, for rules of capitals; English when there is none that the browser knows as a
 * tag. Many pages write `en_GB`, with which its functions would throw.
 */
export function pageLanguage(): string {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang.replace('_', '-'))[0] as string
  } catch {
    return 'en'
  }
}
