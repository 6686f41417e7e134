import type { IncomingHttpHeaders } from 'node:http'

/** Headers that concern one connection only, and those that would keep the tag or plain http from working. */
const dropped = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'proxy-authenticate', 'trailer', 'upgrade'],
  ...['content-security-policy', 'content-security-policy-report-only', 'strict-transport-security', 'alt-svc'],
]

/** What a changed page no longer has as the shop sent it. */
const ofBody = ['content-encoding', 'content-length', 'content-md5', 'etag', 'last-modified', 'accept-ranges', 'digest']

type Rewriting = {
  shop: URL
  /** Whether the body will be changed. */
  isChanged: boolean
}

/** Returns the headers of a shop's answer as the proxy sends them. */
export function rewriteHeaders(
  headers: IncomingHttpHeaders,
  { shop, isChanged }: Rewriting,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || dropped.includes(name) || (isChanged && ofBody.includes(name))) continue
    kept[name] = value
  }
  if (isChanged) kept['cache-control'] = 'no-store'
  if (headers.location) kept.location = relativeTo(shop, headers.location)
  if (headers['set-cookie']) kept['set-cookie'] = headers['set-cookie'].map(localCookie)
  return kept
}

/** Returns an address of the shop, by http or https, as a path; any other address as it is. */
export function relativeTo(shop: URL, address: string): string {
  const absolute = address.startsWith('//') ? `${shop.protocol}${address}` : address
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return address
  const url = new URL(absolute)
  return url.host === shop.host || url.hostname === shop.hostname ? url.pathname + url.search + url.hash : address
}

/**
 * Returns a cookie that a browser accepts from http://localhost: without a domain, and not only for https. Names with a
 * prefix keep `Secure`, which they need.
 */
export function localCookie(cookie: string): string {
  const needsSecure = /^\s*__(?:Host|Secure)-/i.test(cookie)
  const [pair = '', ...attributes] = cookie.split(';')
  const kept = attributes.filter((each) => {
    if (/^\s*domain\s*=/i.test(each)) return false
    return needsSecure || !/^\s*(?:secure|partitioned)\s*$/i.test(each)
  })
  // Without Secure browsers refuse SameSite=None.
  return [
    pair,
    ...kept.map((each) => (needsSecure ? each : each.replace(/samesite\s*=\s*none/i, 'SameSite=Lax'))),
  ].join(';')
}
