/**
 * Returns whether a page's address equals the one in a rule (TR-04). Scheme, fragment, leading www, trailing slash and
 * default port are ignored. The page may have additional parameters, and a rule may name a parameter without a value.
 */
export function sameAddress(wanted: string, address: string): boolean {
  const rule = readAddress(wanted)
  const page = readAddress(address)
  if (!rule || !page || rule.place !== page.place) return false
  for (const [key, value] of rule.parameters) {
    const values = page.parameters.getAll(key)
    if (value === '' ? values.length === 0 : !values.includes(value)) return false
  }
  return true
}

/** Returns host and path in the form that is compared; undefined for an invalid address. */
function readAddress(text: string): { place: string; parameters: URLSearchParams } | undefined {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text.trim())
  const bare = text.trim().replace(/^\/\//, '')
  // The parser would read the first segment of the path in `https:///path` as the host.
  if (!hasScheme && /^[/?#]/.test(bare)) return undefined
  try {
    const { host, pathname, searchParams } = new URL(hasScheme ? bare : `https://${bare}`)
    const named = host.toLowerCase().replace(/^www\./, '')
    // Without a scheme either default port is possible.
    const domain = hasScheme ? named : named.replace(/:80$/, '')
    return { place: domain + pathname.replace(/\/$/, ''), parameters: searchParams }
  } catch {
    return undefined // an invalid address
  }
}
