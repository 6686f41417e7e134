/**
 * Returns whether a url is safe: a relative address, or http, https, mailto or tel. Like browsers, it ignores control
 * characters in the scheme (SHR-01.15).
 */
export function isSafeUrl(url: string): boolean {
  const bare = [...url.trim()].filter((sign) => sign > ' ').join('')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

/** Returns whether the browser can parse a colour (SHR-01.18). */
export function isColor(color: string): boolean {
  return CSS.supports('color', color)
}

/** Returns whether a text is a length: a number (px), or one with px, em, rem, % or vw (SHR-01.19). */
export function isLength(length: string): boolean {
  return /^\d*\.?\d+\s*(?:px|em|rem|%|vw)?$/.test(length.trim())
}
