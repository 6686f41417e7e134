import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type BuildCache, openBuildCache } from './build-cache.ts'

/** Total size of a folder's text files in bytes, uncompressed and as sent to browsers that accept brotli or gzip. */
export type Weights = { plain: number; br: number; gzip: number; ms: number }

const isText = /\.(?:js|mjs|css|html|json|svg|txt|xml)$/
/**
 * Size of the header `content-encoding: gzip` in bytes: a file that saves no more than this is better sent
 * uncompressed.
 */
const headerBytes = 24

/** The size in bytes from which compressing takes longer than reading what an earlier build has made. */
const worthKeeping = 8000

type Compress = (text: Buffer) => Promise<Buffer>

const compressByBrotli: Compress = (text) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })

/** Returns the ways in which a text is compressed, each with the extension of its files. */
const formatsWith = (cache: Pick<BuildCache, 'makeOnce'>): Record<'br' | 'gz', Compress> => ({
  async br(text) {
    if (text.length < worthKeeping) return compressByBrotli(text)
    const input = `br ${process.versions.brotli} ${text.toString('latin1')}`
    const kept = await cache.makeOnce(input, async () => (await compressByBrotli(text)).toString('base64'))
    return Buffer.from(kept, 'base64')
  },
  gz: (text) => promisify(gzip)(text, { level: 9 }),
})

/**
 * Writes `.br` and `.gz` beside each text file of a folder and its subfolders, where servers and CDNs look for them.
 * Compressing once at the best quality means that no request waits for it. Files that would hardly shrink get none.
 */
export async function compressFiles(
  folder: string,
  cache: Pick<BuildCache, 'makeOnce'> = openBuildCache(),
): Promise<Weights> {
  const startedAt = performance.now()
  const formats = formatsWith(cache)
  const paths = (await readdir(folder, { recursive: true })).filter((path) => isText.test(path))
  // Each file in a thread of its own, as many at a time as Node's thread pool allows.
  const weights = await Promise.all(paths.map((path) => compressFile(join(folder, path), formats)))
  const sumOf = (of: (weight: FileWeights) => number) => weights.reduce((all, each) => all + of(each), 0)
  return {
    plain: sumOf(({ plain }) => plain),
    br: sumOf(({ br }) => br),
    gzip: sumOf(({ gz }) => gz),
    ms: Math.round(performance.now() - startedAt),
  }
}

type FileWeights = { plain: number; br: number; gz: number }

async function compressFile(path: string, formats: Record<'br' | 'gz', Compress>): Promise<FileWeights> {
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
