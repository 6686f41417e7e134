import { shopPaths } from '../../../contract/shop-paths.ts'

/** Longer text is cut (PO-10, SHR-12.1). */
export const longestSearch = 256

/**
 * The shop's page of results for a typed text, in the country and language of a page (SHR-12.2); undefined for a text of
 * nothing but blanks, and on a page whose path has no country and language.
 * @param pathname of the page, e.g. `/uk/en/shop`
 */
export function searchAddress(typed: string, pathname: string): string | undefined {
  const text = typed.slice(0, longestSearch).trim()
  if (text === '') return undefined
  return shopPaths(pathname)?.search(text)
}
