import { BlockList, isIPv6 } from 'node:net'
import { plainAddress } from './plain-address.ts'

/** Returns the canonical spelling of an IP address, or of a range such as `10.0.0.0/8`; null for other text. */
export function proxyRange(text: string): string | null {
  const [first = '', bits, more] = text.split('/')
  const address = plainAddress(first)
  if (address === null || more !== undefined) return null
  if (bits === undefined) return address
  // An IPv4 address in its IPv6 form counts its bits otherwise.
  const most = isIPv6(first.trim()) ? 128 : 32
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > most || isIPv6(address) !== (most === 128)) return null
  return `${address}/${Number(bits)}`
}

/** Returns whether an address, in canonical form, is one of these addresses or in one of these ranges. */
export function inRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
