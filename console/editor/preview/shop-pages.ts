import type { SteeredSite } from '../../../contract/console/steer.ts'
import type { PageType } from '../../../contract/shop-events.ts'

type ShopPage = SteeredSite['pages'][number]

/** Returns the pages on which something of these types shows; all of them where there is none, or no type is named. */
export function pagesFor(pages: readonly ShopPage[], types: readonly PageType[] | undefined): readonly ShopPage[] {
  const fitting = pages.filter(({ type }) => types?.includes(type))
  return fitting.length > 0 ? fitting : pages
}

/** Whether an address is a page of the site: http or https, on one of its domains or a host below one. */
export function isOfSite(address: string, domains: readonly string[]): boolean {
  try {
    const { protocol, hostname } = new URL(address)
    const isBelow = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`)
    return /^https?:$/.test(protocol) && domains.some((domain) => isBelow(domain.replace(/^\./, '')))
  } catch {
    return false
  }
}
