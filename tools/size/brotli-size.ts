import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a text as a CDN sends it: brotli at its best quality. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
