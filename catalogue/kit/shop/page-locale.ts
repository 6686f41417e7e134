/** What the first two parts of a shop's path say (SHR-01.30); a part that says neither is undefined. */
export type PageLocale = { country?: Country; language?: KitLanguage }

const countries = ['uk', 'us', 'eu', 'ca'] as const
const languages = ['en', 'fr', 'de', 'it'] as const
export type Country = (typeof countries)[number]
export type KitLanguage = (typeof languages)[number]

/** Country and language of a page, by the path of its address (SHR-01.30). */
export function pageLocale(path: string): PageLocale {
  const [, first, second] = path.toLowerCase().split('/')
  return {
    country: countries.find((country) => country === first),
    language: languages.find((language) => language === second),
  }
}

/** The language the page declares, for rules of capitals and numbers; English when it declares none. */
export function pageLanguage(): string {
  return document.documentElement.lang || 'en'
}
