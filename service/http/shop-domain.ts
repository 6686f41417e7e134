/**
 * The `Domain` of a cookie that belongs to the shop (CK-01): the configured domain that the host equals or is below, the
 * longest of several. A host that fits none is a proxy's own name, and the first configured domain is meant. Without
 * configuration it is the host. Undefined for a host that can have no domain cookies, such as `localhost`.
 */
export function shopDomain(domains: readonly string[], host: string): string | undefined {
  const name = host.toLowerCase()
  const [longest] = domains
    .filter((domain) => name === domain || name.endsWith(`.${domain}`))
    .sort((a, b) => b.length - a.length)
  const domain = longest ?? domains[0] ?? name
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) ? domain : undefined
}
