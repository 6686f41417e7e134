/** Returns the number that somebody typed, with a point or a comma; undefined for none. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
