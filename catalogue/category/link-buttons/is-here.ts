/** Returns whether a link leads to the current address, ignoring query and fragment (CAT-08.4). */
export function isHere(url: string, address: string): boolean {
  const here = new URL(address)
  try {
    return new URL(url, address).href === here.origin + here.pathname
  } catch {
    return false // no address at all
  }
}
