import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFiles } from '../../cli/build/compress-files.ts'
import { aShop } from '../test-data/a-shop.ts'

const code = 'export const answer = () => 42\n'.repeat(100)
const hashed = '/instep/experience-offers-aB3_x-9Z.js'
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  for (const name of ['instep.js', 'experience-offers-aB3_x-9Z.js']) writeFileSync(join(folder, name), code)
  await compressFiles(folder)
  writeFileSync(join(folder, 'late.js'), code)
})

afterAll(() => rmSync(folder, { recursive: true }))

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return aShop({ instepFolder: folder, clientFolder: folder }).inject({ method, url, headers })
}

const plain = (body: Buffer) => body
test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0.2, gzip;q=0.8', 'gzip', gunzipSync],
  ['br;q=0', undefined, plain],
  ['identity', undefined, plain],
  ['zstd', undefined, plain],
  ['', undefined, plain],
])('a browser that accepts "%s" is sent the encoding %s', async (accepted, encoding, decode) => {
  for (const url of [hashed, '/instep/instep.js', '/assets/instep.js']) {
    const { headers, rawPayload, statusCode } = await get(url, { 'accept-encoding': accepted })
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding])
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/)
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding')
    expect(decode(rawPayload).toString()).toBe(code)
  }
})

test('in each encoding hashed names are cached for ever and instep.js is revalidated, with an ETag of its own', async () => {
  const tags = new Set<unknown>()
  for (const accepted of ['br', 'gzip', 'identity']) {
    const forGood = await get(hashed, { 'accept-encoding': accepted })
    expect(forGood.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const anew = await get('/instep/instep.js', { 'accept-encoding': accepted })
    expect(anew.headers['cache-control']).toBe('no-cache')
    const { etag } = anew.headers
    tags.add(etag)
    const again = await get('/instep/instep.js', { 'accept-encoding': accepted, 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(String(again.headers.vary).toLowerCase()).toContain('accept-encoding')
  }
  expect(tags.size).toBe(3)
})

test('HEAD has the headers of the form that GET would send', async () => {
  const head = await get(hashed, { 'accept-encoding': 'br' }, 'HEAD')
  const { headers } = await get(hashed, { 'accept-encoding': 'br' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, headers[name]])
})

test('a range request returns a part of the encoding that is sent', async () => {
  const whole = await get(hashed, { 'accept-encoding': 'br' })
  const part = await get(hashed, { 'accept-encoding': 'br', range: 'bytes=2-9' })
  expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, 'br'])
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 10))
  const plainPart = await get(hashed, { range: 'bytes=7-11' })
  expect([plainPart.statusCode, plainPart.body]).toEqual([206, code.slice(7, 12)])
})

test('a file without compressed forms is sent as it is', async () => {
  const { headers, body } = await get('/instep/late.js', { 'accept-encoding': 'br, gzip' })
  expect([headers['content-encoding'], body]).toEqual([undefined, code])
})
