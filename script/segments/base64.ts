/** Base64 of a text whose characters are bytes. @throws `Base64 input must be Latin1` for any above U+00FF (SG-34) */
export function toBase64(text: string): string {
  try {
    return btoa(text)
  } catch {
    throw new Error('Base64 input must be Latin1')
  }
}

/** @throws for a text that is not Base64 */
export function fromBase64(text: string): string {
  return atob(text)
}
