/** Without letters and digits that look alike, as shoppers read numbers out. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number for an order, such as `NW-7K2M-4QXD`. `random` yields that many bytes; 30^8 numbers are as good as unique. */
export function orderNumber(random: (bytes: number) => Uint8Array): string {
  const signs = [...random(8)].map((byte) => characters.charAt(byte % characters.length)).join('')
  return `NW-${signs.slice(0, 4)}-${signs.slice(4)}`
}
