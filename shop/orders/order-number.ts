/** Without letters and digits that look alike, because shoppers read numbers aloud. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Makes an order number such as `NW-7K2M-4QXD`. `random` yields that many bytes; with 30^8 numbers it is practically
 * unique.
 */
export function orderNumber(random: (bytes: number) => Uint8Array): string {
  const signs = [...random(8)].map((byte) => characters.charAt(byte % characters.length)).join('')
  return `NW-${signs.slice(0, 4)}-${signs.slice(4)}`
}
