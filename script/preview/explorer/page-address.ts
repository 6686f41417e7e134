/** Returns the same address with the flag, because the cookie may be missing. */
export function withFlag(url: string, isOn: boolean): string {
  const address = new URL(url)
  for (const flag of ['qb_explorer', 'qubit_explorer']) address.searchParams.delete(flag)
  if (isOn) address.searchParams.set('qb_explorer', '1')
  // A shop may have its own page there, as in `#/shoes`.
  if (/[#&?](?:qb_|qubit_|smartserve_)/.test(address.hash)) address.hash = ''
  return address.href
}

/** Returns the same address with the flag that ends the preview which a link has opened (PV-04, PV-09). */
export function withoutPreview(url: string): string {
  const address = new URL(url)
  for (const flag of ['qb_debugger', 'qb_preview_id']) address.searchParams.delete(flag)
  address.searchParams.set('smartserve_preview', '0')
  return address.href
}

/** Loads an address in place of the page, also where it differs in nothing but its hash, or not at all. */
export function loadAddress({ location }: Pick<Window, 'location'>, url: string): void {
  const isHere = url.includes('#') && url.split('#')[0] === location.href.split('#')[0]
  location.replace(url)
  if (isHere) location.reload()
}
