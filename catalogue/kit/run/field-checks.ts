/** SHR-01.15: a relative address, or http, https, mailto, tel. Browsers skip control characters in a scheme; so do we. */
export function isSafeUrl(url: string): boolean {
  const bare = [...url.trim()].filter((sign) => sign > ' ').join('')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

/** SHR-01.18: any colour the browser can parse. */
export function isColor(color: string): boolean {
  return CSS.supports('color', color)
}

/** SHR-01.19: a number (px), or one with px, em, rem, % or vw. */
export function isLength(length: string): boolean {
  return /^\d*\.?\d+\s*(?:px|em|rem|%|vw)?$/.test(length.trim())
}
