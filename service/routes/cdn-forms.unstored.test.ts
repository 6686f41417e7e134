import { writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { anApp } from '../testing/an-app.ts'

const code = 'export const answer = () => 42\n'.repeat(100)
const hashed = 'experience-product-low-stock-B4d_fx-2.js'

function aCdn() {
  const folder = aFolder({ 'instep.js': code, [hashed]: code, 'frame.html': code, 'portal.js': code, 'index.js': code })
  for (const name of ['instep.js', hashed, 'frame.html']) {
    writeFileSync(`${folder}/${name}.br`, brotliCompressSync(code))
    writeFileSync(`${folder}/${name}.gz`, gzipSync(code))
  }
  writeFileSync(`${folder}/index.js.gz`, gzipSync(code))
  const app = anApp({ configuration: { cdnFolder: folder } })
  return (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/cdn/${name}`, headers })
}

const plain = (body: Buffer) => body
test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0.2, gzip;q=0.8', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['br;q=0', undefined, plain],
  ['identity', undefined, plain],
  ['', undefined, plain],
])('[SV-56] a client that accepts "%s" gets %s', async (accepted, encoding, decode) => {
  const get = aCdn()
  for (const [name, type] of [
    ['instep.js', 'text/javascript'],
    [hashed, 'text/javascript'],
    ['frame.html', 'text/html'],
  ] as const) {
    const answer = await get(name, { 'accept-encoding': accepted, origin: 'https://shop.example' })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(answer.headers.vary).toBe('Origin, Accept-Encoding')
    expect(answer.headers['access-control-allow-origin']).toBe('https://shop.example')
    expect(decode(answer.rawPayload).toString()).toBe(code)
  }
})

test.each([
  ['index.js', 'br, gzip', 'gzip'],
  ['index.js', 'br', undefined],
  ['portal.js', 'br, gzip', undefined],
])(
  '[SV-56] %s, without some compressed versions in the folder, is sent to a client that accepts "%s" as %s',
  async (name, accepted, encoding) => {
    const { headers, rawPayload } = await aCdn()(name, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect((encoding ? gunzipSync(rawPayload) : rawPayload).toString()).toBe(code)
  },
)

test('[SV-56] each encoding has its own ETag, with which a client that has the file gets no body', async () => {
  const get = aCdn()
  const tags = new Set<unknown>()
  for (const accepted of ['br', 'gzip', 'identity']) {
    const first = await get('instep.js', { 'accept-encoding': accepted })
    expect(first.headers['cache-control']).toBe('max-age=300')
    tags.add(first.headers.etag)
    const again = await get('instep.js', { 'accept-encoding': accepted, 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'Origin, Accept-Encoding'])
  }
  expect(tags.size).toBe(3)
  const forGood = await get(hashed, { 'accept-encoding': 'br' })
  expect(forGood.headers['cache-control']).toBe('max-age=31536000, immutable')
})

test('[SV-56] HEAD describes the same encoding that GET would send', async () => {
  const get = aCdn()
  const head = await get(hashed, { 'accept-encoding': 'br' }, 'HEAD')
  const { headers } = await get(hashed, { 'accept-encoding': 'br' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary', 'cache-control'])
    expect([name, head.headers[name]]).toEqual([name, headers[name]])
})

test('[SV-56] a range is a range of the encoding that is sent, and a range beyond its end is refused', async () => {
  const get = aCdn()
  const whole = await get(hashed, { 'accept-encoding': 'br' })
  const part = await get(hashed, { 'accept-encoding': 'br', range: 'bytes=2-9' })
  expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, 'br'])
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 10))
  const beyond = await get(hashed, { range: 'bytes=90000-' })
  expect([beyond.statusCode, beyond.headers['content-encoding']]).toEqual([416, undefined])
})

test.each(['instep.js.br', `${hashed}.gz`])(
  '[SV-56] the compressed file %s has no address of its own',
  async (name) => {
    expect((await aCdn()(name)).statusCode).toBe(404)
  },
)
