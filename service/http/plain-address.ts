import { isIP, SocketAddress } from 'node:net'

/**
 * Returns the canonical spelling of an IP address: IPv6 shortened, IPv4 extracted from its IPv6 form. Null for text
 * that is not an address.
 */
export function plainAddress(text: string): string | null {
  const [address = ''] = text.trim().split('%')
  const family = isIP(address)
  if (family === 0) return null
  const spelled = new SocketAddress({ address, family: family === 6 ? 'ipv6' : 'ipv4' }).address
  return spelled.replace(/^::ffff:(?=\d+\.)/, '')
}
