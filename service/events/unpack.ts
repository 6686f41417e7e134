import { inflateRawSync, inflateSync } from 'node:zlib'
import { Refusal } from '../http/refusal.ts'
import { limits } from '../limits.ts'

/**
 * Unpacks a zlib stream, or a deflate stream without the zlib header (SV-30).
 *
 * @returns null when the bytes are neither
 * @throws Refusal 413 as soon as the output passes the limit (SV-06)
 */
export function unpackBody(packed: Uint8Array): Uint8Array | null {
  return tryInflate(inflateSync, packed) ?? tryInflate(inflateRawSync, packed)
}

function tryInflate(inflate: typeof inflateSync, packed: Uint8Array): Uint8Array | null {
  try {
    return inflate(packed, { maxOutputLength: limits.eventsUnpacked })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw new Refusal(413, 'too_large', `The unpacked body is larger than ${limits.eventsUnpacked} bytes`)
    }
    return null
  }
}
