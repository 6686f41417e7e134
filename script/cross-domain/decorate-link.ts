import { chooseDomain } from '../cookies/choose-domain.ts'

export type LinkFacts = {
  visitorId: string
  propertyId: string
  domains: readonly string[]
  /** The configured domain that the page is on. */
  domain: string
  /** The address against which a link without a host is resolved. */
  pageUrl: string
}

/**
 * Returns a link to another configured domain with the ids of visitor and property added (UR-04), any other link
 * unchanged. The rest of the query is preserved character by character.
 */
export function decorateLink(link: string, { visitorId, propertyId, domains, domain, pageUrl }: LinkFacts): string {
  try {
    const url = new URL(link, pageUrl)
    const there = chooseDomain(domains, url.hostname)
    if (!there || there === domain || !/^https?:$/.test(url.protocol)) return link
    const pairs = url.search.slice(1).split('&')
    const others = pairs.filter((pair) => !/^(qb_(context|property)_id(=.*)?)?$/.test(pair))
    const ids = [`qb_context_id=${encodeURIComponent(visitorId)}`, `qb_property_id=${propertyId}`]
    url.search = [...others, ...ids].join('&')
    return url.href
  } catch {
    return link // not an address
  }
}
