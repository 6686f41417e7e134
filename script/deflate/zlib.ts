import { adler32 } from './adler32.ts'
import { createBits } from './bits.ts'

/** RFC 1951: matches are 3 to 258 bytes long and at most 32 KiB back. */
const shortest = 3
const longest = 258
const farthest = 32_768
/** Places of the table that remembers where three bytes were last seen; a power of two. */
const places = 1 << 15

/**
 * A zlib stream (RFC 1950) of level 1, the fastest: one block of fixed codes, one look back for each three bytes.
 * Synchronous, for a page that is being left (QU-11).
 */
export function zlib(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const bits = createBits(bytes.length)
  const lastSeen = new Int32Array(places).fill(-1)
  const hashAt = (at: number) => Math.imul((byte(at) << 16) | (byte(at + 1) << 8) | byte(at + 2), 0x9e3779b1) >>> 17
  const byte = (at: number) => bytes[at] ?? 0

  bits.add(0x0178, 16)
  bits.add(0b011, 3) // the last block, of fixed codes
  for (let at = 0; at < bytes.length; ) {
    const hash = hashAt(at)
    const back = lastSeen[hash] ?? -1
    lastSeen[hash] = at
    const length = back >= 0 && at - back <= farthest ? matchLength(bytes, back, at) : 0
    if (length >= shortest) {
      addLength(length)
      addDistance(at - back)
      at += length
    } else addSymbol(byte(at++))
  }
  addSymbol(256) // the end of the block
  return bits.end(adler32(bytes))

  function addSymbol(symbol: number): void {
    if (symbol < 144) bits.addCode(0x30 + symbol, 8)
    else if (symbol < 256) bits.addCode(0x190 + symbol - 144, 9)
    else if (symbol < 280) bits.addCode(symbol - 256, 7)
    else bits.addCode(0xc0 + symbol - 280, 8)
  }

  function addLength(length: number): void {
    // The longest has a code of its own, without extra bits.
    const { code, extra, rest } = length === longest ? { code: 28, extra: 0, rest: 0 } : inGroups(length - shortest, 4)
    addSymbol(257 + code)
    bits.add(rest, extra)
  }

  function addDistance(distance: number): void {
    const { code, extra, rest } = inGroups(distance - 1, 2)
    bits.addCode(code, 5)
    bits.add(rest, extra)
  }
}

/** Lengths and distances share one scheme: codes in groups of `size`, each group with one extra bit more. */
function inGroups(value: number, size: number): { code: number; extra: number; rest: number } {
  if (value < 2 * size) return { code: value, extra: 0, rest: 0 }
  const extra = 31 - Math.clz32(value / size)
  return { code: size * extra + (value >> extra), extra, rest: value & ((1 << extra) - 1) }
}

function matchLength(bytes: Uint8Array, back: number, at: number): number {
  const most = Math.min(longest, bytes.length - at)
  let length = 0
  while (length < most && bytes[back + length] === bytes[at + length]) length++
  return length
}
