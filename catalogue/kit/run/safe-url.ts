/**
 * Returns whether a url is safe: a relative address, or http, https, mailto or tel. Like browsers, it ignores control
 * characters in the scheme (SHR-01.15).
 */
export function isSafeUrl(url: string): boolean {
  const bare = [...url.trim()].filter((sign) => sign > ' ').join('')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}
