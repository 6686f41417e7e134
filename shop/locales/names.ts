import type { Locale, ShopLanguage } from './locale.ts'

/** In the order of `regions`. Tables instead of `Intl.DisplayNames`, which each page would load for eight words. */
const countryNames: Record<ShopLanguage, string[]> = {
  en: ['United Kingdom', 'United States', 'European Union', 'Canada'],
  fr: ['Royaume-Uni', 'États-Unis', 'Union européenne', 'Canada'],
  de: ['Vereinigtes Königreich', 'Vereinigte Staaten', 'Europäische Union', 'Kanada'],
  it: ['Regno Unito', 'Stati Uniti', 'Unione europea', 'Canada'],
}

const regions = ['GB', 'US', 'EU', 'CA']

const languageNames: Record<ShopLanguage, string> = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' }

/** Returns the country's name in the language of the reader's locale. */
export function countryName({ region }: Locale, { language }: Locale): string {
  return countryNames[language][regions.indexOf(region)] ?? region
}

/** Returns the name of a locale's language in that language, for people who read no other: `Deutsch`. */
export function languageName({ language }: Locale): string {
  return languageNames[language]
}
