import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What texts of a folder weigh, in bytes, as they are and as they are sent to browsers that take brotli or gzip. */
export type Weights = { plain: number; br: number; gzip: number; ms: number }

const isText = /\.(?:js|mjs|css|html|json|svg|txt|xml)$/
/** Bytes of the header `content-encoding: gzip`: what saves no more than that is better sent as it is. */
const headerBytes = 24

const formats = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/**
 * Writes `.br` and `.gz` beside each text of a folder and the folders in it, as servers and CDNs look for them: once, at their
 * best, so that no request waits for a compressor. Files that would hardly become smaller have none.
 */
export async function compressFiles(folder: string): Promise<Weights> {
  const startedAt = performance.now()
  const paths = (await readdir(folder, { recursive: true })).filter((path) => isText.test(path))
  // Each in a thread of its own, as many at a time as Node has of them.
  const weights = await Promise.all(paths.map((path) => compressFile(join(folder, path))))
  const sumOf = (of: (weight: FileWeights) => number) => weights.reduce((all, each) => all + of(each), 0)
  return {
    plain: sumOf(({ plain }) => plain),
    br: sumOf(({ br }) => br),
    gzip: sumOf(({ gz }) => gz),
    ms: Math.round(performance.now() - startedAt),
  }
}

type FileWeights = { plain: number; br: number; gz: number }

async function compressFile(path: string): Promise<FileWeights> {
  const text = await readFile(path)
  const compressTo = async (format: 'br' | 'gz') => {
    const compressed = await formats[format](text)
    if (compressed.length + headerBytes >= text.length) return text.length
    await writeFile(`${path}.${format}`, compressed)
    return compressed.length
  }
  const [br, gz] = await Promise.all([compressTo('br'), compressTo('gz')])
  return { plain: text.length, br, gz }
}
