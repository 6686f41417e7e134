export type Bits = {
  /** Adds the lowest `count` bits of a value, lowest first. */
  add(value: number, count: number): void
  /** Adds a Huffman code, which goes highest bit first. */
  addCode(code: number, count: number): void
  /** The bytes so far, filled up to a whole one, and a checksum after them. */
  end(checksum: number): Uint8Array<ArrayBuffer>
}

/** Writes bits into bytes. @param size bytes that go in; fixed codes never need more than 9 bits for 8 */
export function createBits(size: number): Bits {
  const bytes = new Uint8Array(size + (size >> 3) + 16)
  let at = 0
  let held = 0
  let heldCount = 0

  function add(value: number, count: number): void {
    held |= value << heldCount
    heldCount += count
    while (heldCount >= 8) {
      bytes[at++] = held
      held >>>= 8
      heldCount -= 8
    }
  }

  return {
    add,
    addCode(code, count) {
      for (let bit = count - 1; bit >= 0; bit--) add((code >> bit) & 1, 1)
    },
    end(checksum) {
      if (heldCount > 0) add(0, 8 - heldCount)
      for (let shift = 24; shift >= 0; shift -= 8) add((checksum >>> shift) & 255, 8)
      return bytes.slice(0, at)
    },
  }
}
