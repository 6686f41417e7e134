/** The path of an address, which may be relative to that of the page; a text that is no address is its own path. */
export function pathOf(address: string, pageUrl?: string): string {
  try {
    return new URL(address, pageUrl).pathname
  } catch {
    return address // written by the page, and only compared
  }
}
