import { isIPv6 } from 'node:net'

/**
 * Returns whom a limit of calls is for: an IPv4 address, or the network of an IPv6 address, its first 64 bits. Everybody has
 * as many addresses of theirs as they like.
 * @param address in canonical form
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [first = [], last = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
