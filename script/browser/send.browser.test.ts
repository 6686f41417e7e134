import { afterEach, expect, test, vi } from 'vitest'
import { sendByFetch } from './send.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a response is returned with its status and text, whatever the status', async () => {
  const found = await sendByFetch({ method: 'GET', url: '/catalogue/testing/icon.svg' })
  expect(found.status).toBe(200)
  expect(found.text).toContain('<svg')
})

test('the error of a network failure names method, address and cause', async () => {
  const url = 'http://127.0.0.1:9/nobody'
  await expect(sendByFetch({ method: 'POST', url, body: '[]' })).rejects.toThrow(
    `POST ${url} failed: network or CORS error`,
  )
})

test('a request that is not answered in time fails and reports after how long', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await expect(sendByFetch({ method: 'GET', url: '/slow', timeoutMs: 20 })).rejects.toThrow(
    'GET /slow failed: timeout after 20ms',
  )
})

test('without a time-out of its own, a request gives up after 2000 ms', async () => {
  const timer = vi.spyOn(window, 'setTimeout')
  const sending = sendByFetch({ method: 'GET', url: '/catalogue/testing/icon.svg' })
  // At once: others may set timers while it waits.
  expect(timer.mock.calls.map(([, ms]) => ms)).toEqual([2000])
  await sending
})

test('cookies are sent only where a request asks for it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await sendByFetch({ method: 'GET', url: '/catalogue/testing/icon.svg' })
  await sendByFetch({ method: 'GET', url: '/catalogue/testing/icon.svg', credentials: true })
  expect(fetched.mock.calls.map(([, options]) => options?.credentials)).toEqual(['omit', 'include'])
})
