import { describe, expect, test } from 'vitest'
import { sentIn, someServices } from '../testing/some-services.ts'

const saved = { status: 'saved' }
const base = 'https://collect.test/counters/property'

test.each([undefined, { namespace: '' }])(
  '[CT-01] without a namespace every call fails before any request',
  async (counters) => {
    const { services, requests } = someServices({ config: { counters, namespace: 'shop' }, reply: () => saved })
    const { ecount, topk, topkSafe } = services.counters
    for (const call of [
      () => ecount('views').get('p'),
      () => ecount('views').increment('p', 60),
      () => topk('purchases').get(),
      () => topk('purchases').increment('p', 60),
      () => topkSafe('purchases').get(),
    ])
      await expect(call()).rejects.toThrow(new Error('A namespace is required'))
    expect(requests).toEqual([])
  },
)

test('[CT-01] counter names in requests have the namespace of the counters, not of the events', async () => {
  const { services, requests } = someServices({ config: { namespace: 'shop' }, reply: () => ({ count: 1, data: [] }) })
  await services.counters.topk('purchases').get()
  await services.counters.ecount('most-added').get('p')
  expect(requests.map(({ url }) => url.split(/[/?]/)[6])).toEqual(['t004-purchases', 't004-most-added'])
})

test('a preview reads the counts and raises none', async () => {
  const { services, requests } = someServices({
    config: { isPreview: true },
    reply: () => ({ status: 'ok', count: 7 }),
  })
  const { ecount, topk, topkSafe } = services.counters
  expect(await ecount('views').get('p')).toBe(7)
  await ecount('views').increment('p', 60)
  await topk('purchases').increment('p', 60)
  await topkSafe('purchases').increment('p', 60)
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})

describe('an event count', () => {
  test('[CT-02] is read by GET, with ?cache when caching is requested and every part of the path encoded', async () => {
    const { services, requests } = someServices({ reply: () => ({ status: 'ok', count: 7 }) })
    const views = services.counters.ecount('a/b')
    expect(await views.get('p 1/?')).toBe(7)
    expect(await views.get('p', { cache: true })).toBe(7)
    expect(requests).toMatchObject([
      { method: 'GET', url: `${base}/ecount/t004-a%2Fb/p%201%2F%3F` },
      { method: 'GET', url: `${base}/ecount/t004-a%2Fb/p?cache` },
    ])
  })

  test.each([
    [{ status: 'ok', count: 0 }, 0],
    [{ status: 'ok', count: '12' }, 12],
    [{ status: 'ok', count: null }, 0],
    [{ status: 'ok' }, 0],
  ])('[CT-02] the answer %j is read as the number %d', async (answer, count) => {
    const { services } = someServices({ reply: () => answer })
    expect(await services.counters.ecount('views').get('p')).toBe(count)
  })

  test.each(['', 'null', '<html>', '{"count":"many"}', '{"count":{}}', '{"count":""}'])(
    'the answer %j has no valid count and fails',
    async (text) => {
      const { services } = someServices({ reply: () => ({ status: 200, text }) })
      await expect(services.counters.ecount('views').get('p')).rejects.toThrow()
    },
  )

  test('is incremented by a POST to the same path with the window', async () => {
    const { services, requests } = someServices({ reply: () => saved })
    await services.counters.ecount('views').increment('p', 1440)
    expect(requests).toEqual([{ method: 'POST', url: `${base}/ecount/t004-views/p/1440` }])
  })
})

describe('a top-k list', () => {
  test('[CT-04] is read by GET, with 50 pairs by default, and the safe list has its own path', async () => {
    const { services, requests } = someServices({ reply: () => ({ data: [], metadata: {} }) })
    const { topk, topkSafe } = services.counters
    await topk('purchases').get()
    await topk('purchases').get({ k: 10, cache: true })
    await topkSafe('purchases').get()
    expect(requests).toMatchObject([
      { method: 'GET', url: `${base}/topk/t004-purchases?k=50&cache=false` },
      { method: 'GET', url: `${base}/topk/t004-purchases?k=10&cache=true` },
      { method: 'GET', url: `${base}/topk_safe/t004-purchases?k=50&cache=false` },
    ])
  })

  test('[CT-04] returns pairs of key and count, the highest first and ties in the given order, and the metadata', async () => {
    const metadata = { name: 't004-purchases', k: 50, total: 4, generatedAt: 5 }
    const data = [['b', 3], ['d', 9], ['a', 3], ['c', 10]] // biome-ignore format: one list
    const { services } = someServices({ reply: () => ({ data, metadata }) })
    const ranking = await services.counters.topk('purchases').get()
    expect(ranking).toEqual({ data: [['c', 10], ['d', 9], ['b', 3], ['a', 3]], metadata }) // biome-ignore format: one list
  })

  test('[CT-02] a count given as text is read as a number in pairs, too', async () => {
    const { services } = someServices({ reply: () => ({ data: [['a', '9'], ['b', '10'], ['c', 'x']] }) }) // biome-ignore format: one list
    expect((await services.counters.topk('purchases').get()).data).toEqual([['b', 10], ['a', 9]]) // biome-ignore format: one list
  })

  test('is incremented by a POST of the visitor id to the path with id and window', async () => {
    const { services, requests } = someServices({ reply: () => saved })
    await services.counters.topk('purchases').increment('p/1', 60)
    await services.counters.topkSafe('purchases').increment('p', 1440)
    expect(requests).toMatchObject([
      { method: 'POST', url: `${base}/topk/t004-purchases/p%2F1/60` },
      { method: 'POST', url: `${base}/topk_safe/t004-purchases/p/1440` },
    ])
    expect(requests.map(sentIn)).toEqual([{ visitorId: 'visitor-1' }, { visitorId: 'visitor-1' }])
  })
})

test.each([
  ['another status', () => ({ status: 'ok' })],
  ['invalid JSON', () => ({ status: 200, text: 'saved' })],
  ['a status of 400', () => ({ status: 400, text: '{"status":"saved"}' })],
  ['a network error', undefined],
])('an increment that gets %s fails with "not saved", and is not repeated', async (_, reply) => {
  const { services, requests, lines } = someServices({ reply })
  await expect(services.counters.ecount('views').increment('p', 1)).rejects.toThrow(new Error('not saved'))
  await expect(services.counters.topk('views').increment('p', 1)).rejects.toThrow(new Error('not saved'))
  expect(requests).toHaveLength(2)
  expect(lines()).toEqual(['Counter views: not saved', 'Counter views: not saved'])
})

test('[CT-08] a failing service rejects for callers that handle the promise, and is logged', async () => {
  const { services, log, notices } = someServices()
  const read = () => services.counters.ecount('views').get('p')
  const message = `GET ${base}/ecount/t004-views/p failed: network or CORS error`
  await expect(read()).rejects.toThrow(new Error(message))
  expect(await read().catch((error: Error) => error.message)).toBe(message)
  expect(await read().then(String).catch(() => 'later')).toBe('later') // biome-ignore format: one chain
  await expect((async () => (await read()) + 1)()).rejects.toThrow(message)
  const line = { level: 'warn', message: `Counter views: ${message}`, facts: undefined }
  expect(log.lines).toEqual([line, line, line, line])
  expect(notices).toEqual([])
})
