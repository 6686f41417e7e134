const modulus = 65_521
/** As many bytes as can be added up before the sums must be reduced. */
const run = 3800

/** The checksum at the end of a zlib stream (RFC 1950). */
export function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (let start = 0; start < bytes.length; start += run) {
    for (const byte of bytes.subarray(start, start + run)) {
      a += byte
      b += a
    }
    a %= modulus
    b %= modulus
  }
  return ((b << 16) | a) >>> 0
}
