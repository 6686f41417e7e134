import { brotliCompressSync, constants } from 'node:zlib'

/** `-` and the eight characters that the build puts before the extension of a chunk's file name. */
const hashInName = /-[\w-]{8}(?=\.js\b)/g

/** Returns the name of a chunk without its hash, which is the same for every build of the same part. */
export function withoutHash(name: string): string {
  return name.replace(hashInName, '')
}

/**
 * Returns the size of a module in bytes as a CDN sends it: brotli at its best quality, without the hashes in the names
 * of the chunks it loads. Hashes behave like random data, and with them the size of the same code differed by up to 90
 * bytes.
 */
export function brotliSize(code: string): number {
  return brotliCompressSync(withoutHash(code), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
