/** Returns whether a host is the domain or one of its subdomains; a leading dot and case are ignored (ST-15). */
export function fitsDomain(host: string, domain: string): boolean {
  const lower = host.toLowerCase()
  const bare = withoutDot(domain)
  return lower === bare || lower.endsWith(`.${bare}`)
}

/**
 * Returns the configured cookie domain that fits the host, the longest when several do; undefined when none does
 * (ST-15).
 */
export function chooseDomain(domains: readonly string[], host: string): string | undefined {
  return domains
    .filter((domain) => fitsDomain(host, domain))
    .map(withoutDot)
    .sort((a, b) => b.length - a.length)[0]
}

function withoutDot(domain: string): string {
  return domain.toLowerCase().replace(/^\./, '')
}
