/** Returns whether a link leads to the current address, ignoring query, fragment and a slash at the end (CAT-08.4). */
export function isHere(url: string, address: string): boolean {
  const { origin, pathname } = new URL(address)
  try {
    return withoutSlash(new URL(url, address).href) === withoutSlash(origin + pathname)
  } catch {
    return false // no address at all
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
