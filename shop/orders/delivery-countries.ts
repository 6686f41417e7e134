import type { Locale } from '../locales/locale.ts'

const byShop: Record<string, readonly string[]> = {
  uk: ['GB'],
  us: ['US'],
  ca: ['CA'],
  eu: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL', 'PT'],
}

/** The countries to which a shop front delivers, as ISO 3166 codes. */
export function deliveryCountries({ country }: Pick<Locale, 'country'>): readonly string[] {
  return byShop[country] ?? []
}

/** Patterns of postcodes, ignoring case and blanks; other countries have four or five digits. */
const postcodes: Record<string, RegExp> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PT: /^\d{4}-\d{3}$/,
}

/** Whether a text can be a postcode of a country. */
export function isPostcode(text: string, country: string): boolean {
  return (postcodes[country] ?? /^\d{4,5}$/).test(text.toUpperCase().replaceAll(' ', ''))
}

/** Whether addresses of a country contain a state or province. */
export function hasRegion(country: string): boolean {
  return country === 'US' || country === 'CA'
}
