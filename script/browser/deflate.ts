import type { Deflate } from '../services/remote/request.ts'

/** Compresses with the browser's own compressor; undefined where there is none (QU-10). */
export const deflate: Deflate | undefined =
  typeof CompressionStream === 'function'
    ? async (text) => {
        const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
        return new Uint8Array(await new Response(packed).arrayBuffer())
      }
    : undefined
