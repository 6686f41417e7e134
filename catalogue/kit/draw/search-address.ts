import type { SiteScope } from '../run/scope.ts'
import { siteAddress } from '../shop/page-address.ts'

/** The maximum length of the search text; longer text is cut (PO-10, SHR-12.1). */
export const longestSearch = 256

/** Returns the address of the search results for a text on a page; undefined when the text is blank. */
export type SearchAddress = (typed: string, pathname?: string) => string | undefined

/** Encodes a text for its place in the address. */
export type EncodeText = (text: string) => string

/** Returns what makes addresses of search results as the site says in `addresses.search` (SHR-12.2); undefined without it. */
export function siteSearch(site: Pick<SiteScope, 'settings'>, encode?: EncodeText): SearchAddress | undefined {
  if (!site.settings.addresses?.search) return undefined
  return searchBy((text, pathname) =>
    siteAddress(site, 'search', { pathname, values: { text }, ...(encode && { encode }) }),
  )
}

/** Returns an address only for texts that are searched for: not blank, and cut after the maximum length. */
export function searchBy(addressOf: SearchAddress): SearchAddress {
  return (typed, pathname) => {
    const text = typed.slice(0, longestSearch).trim()
    return text === '' ? undefined : addressOf(text, pathname)
  }
}
