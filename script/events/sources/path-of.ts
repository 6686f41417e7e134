/**
 * Returns the path of an address, which may be relative to the page's; a text that is not an address is returned
 * unchanged.
 */
export function pathOf(address: string, pageUrl?: string): string {
  try {
    return new URL(address, pageUrl).pathname
  } catch {
    return address // comes from the page, and is only compared
  }
}
