/**
 * Returns the raw values of all cookies of a name in a `document.cookie` text, in the browser's order. Two cookies of
 * one name are visible when a host and its parent domain both set one (CK-20).
 */
export function cookieValues(cookieText: string, name: string): string[] {
  const values: string[] = []
  for (const pair of cookieText.split(';')) {
    const at = pair.indexOf('=')
    if (at >= 0 && pair.slice(0, at).trim() === name) values.push(pair.slice(at + 1).trim())
  }
  return values
}
