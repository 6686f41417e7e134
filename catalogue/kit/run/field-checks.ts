/** Returns whether the browser can parse a colour (SHR-01.18). */
export function isColor(color: string): boolean {
  return CSS.supports('color', color)
}

/** Returns whether a text is a length: a number (px), or one with px, em, rem, % or vw (SHR-01.19). */
export function isLength(length: string): boolean {
  return /^\d*\.?\d+\s*(?:px|em|rem|%|vw)?$/.test(length.trim())
}
