import type { Location } from '../../contract/lookup-answer.ts'

/** A place of which only the country is known. */
export function countryLocation(code: string): Location {
  return { country: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code, countryCode: code }
}
