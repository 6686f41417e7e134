import { brotliCompressSync, constants } from 'node:zlib'

/** `-` and the eight characters that the build puts before the extension of a chunk's name. */
const hashInName = /-[\w-]{8}(?=\.js\b)/g

/** The name of a chunk without its hash: the same for every build of the same part. */
export function withoutHash(name: string): string {
  return name.replace(hashInName, '')
}

/**
 * Bytes of a module as a CDN sends it, brotli at its best quality, without the hashes in the names of the chunks that it
 * loads. A hash is as good as random: one and the same code differed by up to 90 bytes with the hashes of its chunks.
 */
export function brotliSize(code: string): number {
  return brotliCompressSync(withoutHash(code), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
