/** Returns whether an address is a page of a site: on one of its cookie domains, or on a host below one. */
export function isPageOf(address: string, domains: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return false
  const hosts = domains.map((domain) => domain.replace(/^\./, ''))
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
