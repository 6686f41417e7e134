import type { CrossDomainIframe } from '../../contract/script-config.ts'

/**
 * Returns the addresses of the frames on hosts other than the page's own (XD-02).
 * @throws when one of them has no readable address, or a domain that is not one of the site's (XD-01)
 */
export function iframesToAsk(
  iframes: readonly CrossDomainIframe[],
  { domains, host }: { domains: readonly string[]; host: string },
): string[] {
  const known = domains.map(withoutScheme)
  const hosts = iframes.map(({ domain, url }) =>
    domain && known.includes(withoutScheme(domain)) ? hostOf(url) : undefined,
  )
  if (hosts.includes(undefined)) throw new Error('all cross domain iframes need a corresponding domain')
  return iframes.map(({ url }) => url).filter((_, at) => hosts[at] !== host)
}

function withoutScheme(domain: string): string {
  return domain.replace(/^\./, '')
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).hostname
  } catch {
    return undefined
  }
}
