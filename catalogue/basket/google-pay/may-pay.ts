/**
 * Returns whether an IP address may see the button, that is, whether it equals an entry of the list. Ranges are not
 * supported, and with an unknown address or an empty list the answer is no (PO-07, BAS-08.2, BAS-08.4).
 */
export function mayPay(ip: string | undefined, allowedIPs: readonly string[]): boolean {
  return ip !== undefined && allowedIPs.includes(ip)
}
