import type { Country } from '../../kit/shop/page-locale.ts'

/** The names of the shops as they are in the texts of the question, which are whole sentences in each language (GLB-08.6). */
export const countryNames = { uk: 'United Kingdom', us: 'United States', eu: 'Europe', ca: 'Canada' } as const

/** Puts the article before a name that has one in the middle of a sentence. */
export function addArticle<Name extends (typeof countryNames)[Country]>(name: Name) {
  return (name.startsWith('United') ? `the ${name}` : name) as Name extends `United${string}` ? `the ${Name}` : Name
}
