import type { SiteScope } from '../run/scope.ts'
import { type EncodeText, type SearchAddress, siteSearch } from './search-address.ts'

/** Returns why a template with a search field cannot run on this page; undefined when it can. */
export async function lacksSearch(site: SiteScope): Promise<string | undefined> {
  return searchHere(site) ? undefined : (await import('./search-form.ts')).lacksSearch()
}

/**
 * Returns what makes addresses of search results: by the setting of the site, else by the page's own search form, whose code
 * is loaded then.
 */
export async function findSearch(
  site: Pick<SiteScope, 'settings'>,
  encode?: EncodeText,
): Promise<SearchAddress | undefined> {
  return searchHere(site, encode) ?? (await import('./search-form.ts')).formSearch(encode)
}

/** An address with `{locale}` is unknown on a page without one, such as that of the usual language. */
function searchHere(site: Pick<SiteScope, 'settings'>, encode?: EncodeText): SearchAddress | undefined {
  const search = siteSearch(site, encode)
  return search?.('a') ? search : undefined
}
