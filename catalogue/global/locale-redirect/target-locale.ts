import type { Country, KitLanguage } from '../../kit/shop/page-locale.ts'

/** The ISO 3166 codes of the members of the European Union (PO-13). */
export const euCountries = [
  ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
]

export type TargetLocale = { country: Country; language: KitLanguage }

/** The languages of each shop; all include English (PO-14). */
const languages: Record<Country, readonly KitLanguage[]> = {
  uk: ['en'],
  us: ['en'],
  eu: ['en', 'fr', 'de', 'it'],
  ca: ['en', 'fr'],
}

/**
 * Returns the shop of a visitor's country; undefined for other countries (PO-12, GLB-08.3).
 * @param code ISO 3166 code, or `UK`
 */
export function targetCountry(code: string): Country | undefined {
  const known = code.trim().toUpperCase()
  if (known === 'US') return 'us'
  if (known === 'CA') return 'ca'
  if (known === 'GB' || known === 'UK') return 'uk'
  return euCountries.includes(known) ? 'eu' : undefined
}

/** Returns the language of the page if the target has it, else English (PO-14, GLB-08.4). */
export function targetLanguage(country: Country, ofPage: KitLanguage | undefined): KitLanguage {
  return ofPage && languages[country].includes(ofPage) ? ofPage : 'en'
}
