// Browsers and Node have it; this folder knows the types of neither.
declare class TextEncoder {
  /** A list with a buffer of its own. */
  encode(text: string): Uint8Array<ArrayBuffer>
}

const c1 = 0xcc9e2d51
const c2 = 0x1b873593

/** MurmurHash3, x86 32-bit, seed 0, over the UTF-8 bytes of a text; a whole number from 0 to 2^32 - 1 (VI-02, EX-06). */
export function hashMurmur3(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(bytes.buffer)
  let hash = 0
  const whole = bytes.length & ~3
  for (let i = 0; i < whole; i += 4) {
    hash ^= scrambleBlock(blocks.getInt32(i, true))
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64
  }
  let tail = 0
  for (let i = bytes.length - 1; i >= whole; i--) tail = (tail << 8) | blocks.getUint8(i)
  hash ^= scrambleBlock(tail) ^ bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function scrambleBlock(block: number): number {
  const product = Math.imul(block, c1)
  return Math.imul((product << 15) | (product >>> 17), c2)
}
