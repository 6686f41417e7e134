import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aShop } from '../test-data/a-shop.ts'

async function get(url: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
  return aShop().inject({ method, url, headers: { accept: 'text/html', ...headers } })
}

/** The start and end of a page, without its nonce and basket, which differ for each request. */
const outline = (html: string) => [html.slice(0, 300), html.slice(-300), html.length]

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['br;q=0', undefined, (body: Buffer) => body],
  ['identity', undefined, (body: Buffer) => body],
])('a page for a browser that accepts "%s" is sent with the encoding %s', async (accepted, encoding, decode) => {
  const plain = await get('/uk/en/', {})
  const { headers, rawPayload } = await get('/uk/en/', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(headers.vary).toBe('accept, accept-encoding')
  expect(outline(decode(rawPayload).toString())).toEqual(outline(plain.body))
})

test('a compressed page has less than a fifth of its size', async () => {
  const plain = await get('/uk/en/', {})
  const compressed = await get('/uk/en/', { 'accept-encoding': 'br' })
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})

test.each([
  ['the data of a page', '/uk/en/', 'application/json'],
  ['a drawn picture', '/pictures/moor-chelsea-soot-1.svg', 'image/svg+xml'],
  ['a page that is not found', '/uk/en/nowhere', 'text/html'],
])('%s is compressed', async (_, url, accept) => {
  const { headers, rawPayload } = await get(url, { accept, 'accept-encoding': 'br' })
  expect([headers['content-encoding'], headers['content-type']]).toEqual(['br', expect.stringContaining(accept)])
  expect(brotliDecompressSync(rawPayload).length).toBeGreaterThan(rawPayload.length)
})

test('short texts and responses without a body are not compressed', async () => {
  const missing = await get('/instep/instep.js', { 'accept-encoding': 'br' })
  expect([missing.body, missing.headers['content-encoding']]).toEqual(['Not found', undefined])
  const elsewhere = await get('/', { 'accept-encoding': 'br' })
  expect([elsewhere.statusCode, elsewhere.headers['content-encoding']]).toEqual([302, undefined])
})

test('HEAD has the headers of the form that GET would send', async () => {
  const url = '/pictures/moor-chelsea-soot-1.svg'
  const head = await get(url, { 'accept-encoding': 'br' }, 'HEAD')
  const { headers } = await get(url, { 'accept-encoding': 'br' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['content-encoding', 'content-length', 'content-type', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, headers[name]])
})
