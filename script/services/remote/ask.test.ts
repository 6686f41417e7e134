import { afterEach, expect, test, vi } from 'vitest'
import { sendByFetch } from '../../browser/send.ts'
import { askService } from './ask.ts'

afterEach(() => vi.unstubAllGlobals())

const url = 'https://lookup.test/shop/v'

test.each([
  [300, 'GET'],
  [304, 'POST'],
  [404, 'GET'],
  [503, 'POST'],
] as const)('[QU-13] an answer of status %i to a %s fails with method, address and status', async (status, method) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  await expect(askService(sendByFetch, { method, url })).rejects.toThrow(
    new Error(`${method} ${url} failed: status ${status}`),
  )
})

test.each([200, 202, 299])('[QU-13] a status of %i does not fail', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('text', { status }))
  expect(await askService(sendByFetch, { method: 'GET', url })).toEqual({ status, text: 'text' })
})

test.each(['GET', 'POST'] as const)('[QU-13] a %s that fails in the network fails with its cause', async (method) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(askService(sendByFetch, { method, url })).rejects.toThrow(
    new Error(`${method} ${url} failed: network or CORS error`),
  )
})

test.each([
  ['is never answered', (signal: AbortSignal) => aborted(signal)],
  ['stops in the middle of its body', async (signal: AbortSignal) => ({ status: 200, text: () => aborted(signal) })],
])('[QU-13] a request that %s fails with its timeout', async (_, answer) => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => answer(signal))
  const message = `POST ${url} failed: timeout after 25ms`
  await expect(askService(sendByFetch, { method: 'POST', url, timeoutMs: 25 })).rejects.toThrow(new Error(message))
})

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
