/**
 * Whether an address is one of those that may see the button: equal to an entry, without ranges; no address is, and an empty
 * list has none (PO-07, BAS-08.2, BAS-08.4).
 * @param allowedIPs addresses with commas between them
 */
export function mayPay(ip: string | undefined, allowedIPs: string): boolean {
  return Boolean(ip) && allowedIPs.split(',').some((entry) => entry.trim() === ip)
}
