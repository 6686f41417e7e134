import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** Texts up to so many characters are sent as they are. */
const shortText = 16 * 1024
/** The first byte of a packed text; JSON never begins with it. */
const packedMark = 0

/** Returns the bytes of a text, compressed where it is long. */
export function packText(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  return text.length <= shortText ? bytes : Buffer.concat([Uint8Array.of(packedMark), zstdCompressSync(bytes)])
}

/** Returns the text of such bytes. @throws Error when they are damaged */
export function unpackText(bytes: Uint8Array): string {
  return (bytes[0] === packedMark ? zstdDecompressSync(bytes.subarray(1)) : Buffer.from(bytes)).toString()
}
