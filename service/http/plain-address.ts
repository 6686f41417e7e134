import { isIP, SocketAddress } from 'node:net'

/** One spelling per IP address: IPv6 shortened, IPv4 out of its IPv6 form. Null for anything that is no address. */
export function plainAddress(text: string): string | null {
  const [address = ''] = text.trim().split('%')
  const family = isIP(address)
  if (family === 0) return null
  const spelled = new SocketAddress({ address, family: family === 6 ? 'ipv6' : 'ipv4' }).address
  return spelled.replace(/^::ffff:(?=\d+\.)/, '')
}
