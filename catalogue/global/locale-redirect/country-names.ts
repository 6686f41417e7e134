import type { Country } from '../../kit/page-locale.ts'

/** GLB-08.6 */
export const countryNames: Record<Country, string> = {
  uk: 'United Kingdom',
  us: 'United States',
  eu: 'Europe',
  ca: 'Canada',
}
