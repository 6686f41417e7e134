import type { Country, KitLanguage } from '../../kit/shop/page-locale.ts'

/** The members of the European Union, by their ISO 3166 codes (PO-13). */
export const euCountries = [
  ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU'],
  ...['MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
]

export type TargetLocale = { country: Country; language: KitLanguage }

/** Languages of each shop; all have English (PO-14). */
const languages: Record<Country, readonly KitLanguage[]> = {
  uk: ['en'],
  us: ['en'],
  eu: ['en', 'fr', 'de', 'it'],
  ca: ['en', 'fr'],
}

/** The shop of a visitor's country; undefined for those from elsewhere (PO-12, GLB-08.3). @param code ISO 3166, or `UK` */
export function targetCountry(code: string): Country | undefined {
  const known = code.trim().toUpperCase()
  if (known === 'US') return 'us'
  if (known === 'CA') return 'ca'
  if (known === 'GB' || known === 'UK') return 'uk'
  return euCountries.includes(known) ? 'eu' : undefined
}

/** The page's language where the target has it, else English (PO-14, GLB-08.4). */
export function targetLanguage(country: Country, ofPage: KitLanguage | undefined): KitLanguage {
  return ofPage && languages[country].includes(ofPage) ? ofPage : 'en'
}
