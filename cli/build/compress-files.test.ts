import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

function aFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'inner'))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return folder
}

const code = 'export const answer = () => 42\n'.repeat(50)

test.each(['instep.js', 'inner/part.mjs', 'page.html', 'style.css', 'data.json', 'icon.svg'])(
  '%s has a brotli and a gzip version beside it',
  async (path) => {
    const folder = aFolder({ [path]: code })
    await compressFiles(folder)
    expect(readFileSync(join(folder, path), 'utf8')).toBe(code)
    expect(brotliDecompressSync(readFileSync(join(folder, `${path}.br`))).toString()).toBe(code)
    expect(gunzipSync(readFileSync(join(folder, `${path}.gz`))).toString()).toBe(code)
  },
)

test('a text that hardly shrinks and a file that is not text have no compressed version', async () => {
  const folder = aFolder({ 'short.js': 'export const a = 1', 'empty.js': '', 'font.woff2': code, 'film.webm': code })
  await compressFiles(folder)
  expect(readdirSync(folder).sort()).toEqual(['empty.js', 'film.webm', 'font.woff2', 'inner', 'short.js'])
})

test('the reported sizes count each text as a browser loads it', async () => {
  const folder = aFolder({ 'a.js': code, 'inner/b.js': 'short' })
  const { plain, br, gzip, ms } = await compressFiles(folder)
  const size = (path: string) => readFileSync(join(folder, path)).length
  expect({ plain, br, gzip }).toEqual({
    plain: code.length + 5,
    br: size('a.js.br') + 5,
    gzip: size('a.js.gz') + 5,
  })
  expect(ms).toBeGreaterThanOrEqual(0)
})

test('compressing a folder again creates compressed versions of the original files only', async () => {
  const folder = aFolder({ 'a.js': code })
  await compressFiles(folder)
  await compressFiles(folder)
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'inner'])
})

test('a large text is compressed once, and then read from what was kept; a small one each time', async () => {
  const kept = new Map<string, string>()
  async function makeOnce(input: string, make: () => Promise<string>): Promise<string> {
    const made = kept.get(input) ?? (await make())
    kept.set(input, made)
    return made
  }
  const readLarge = async (text: string) => {
    const folder = aFolder({ 'large.js': text, 'small.js': code })
    await compressFiles(folder, { makeOnce })
    return brotliDecompressSync(readFileSync(join(folder, 'large.js.br'))).toString()
  }
  const large = `${code.repeat(10)}// é\n`
  expect(await readLarge(large)).toBe(large)
  const [input = ''] = kept.keys()
  kept.set(input, brotliCompressSync('kept').toString('base64'))
  expect([await readLarge(large), kept.size]).toEqual(['kept', 1])
  expect(await readLarge(`${large} `)).toBe(`${large} `)
})
