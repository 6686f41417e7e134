/**
 * Whether a page's address is the one a rule means (TR-04). Scheme, fragment, leading www, trailing slash and default port
 * do not count; the page may have more parameters than the rule, which may name one without its value.
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

/** Host and path as they are compared; undefined for what is no address. */
function readAddress(text: string): { place: string; parameters: URLSearchParams } | undefined {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text.trim())
  const bare = text.trim().replace(/^\/\//, '')
  // A parser that is given `https:///path` takes the first step of the path for the host.
  if (!hasScheme && /^[/?#]/.test(bare)) return undefined
  try {
    const { host, pathname, searchParams } = new URL(hasScheme ? bare : `https://${bare}`)
    const named = host.toLowerCase().replace(/^www\./, '')
    // Without a scheme either default port may be meant.
    const domain = hasScheme ? named : named.replace(/:80$/, '')
    return { place: domain + pathname.replace(/\/$/, ''), parameters: searchParams }
  } catch {
    return undefined // not an address
  }
}
