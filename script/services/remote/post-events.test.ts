import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type EndpointConfig, endpointOf } from '../../../contract/endpoints.ts'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { createPostEvents, type PostEventsNeeds } from './post-events.ts'
import type { Reply, Request } from './request.ts'

const url = 'https://collect.test/events/raw/shop'
const stored: Reply = { status: 200, text: '{"status":{"code":200,"message":"OK"},"rejected":[]}' }
const now = { dedupe: false, leaving: false }
const leaving = { dedupe: false, leaving: true }

function aPost(needs: Partial<PostEventsNeeds> = {}, reply: Reply | Error | Promise<Reply> = stored) {
  const requests: Request[] = []
  const post = createPostEvents({
    async send(request) {
      requests.push(request)
      if (reply instanceof Error) throw reply
      return reply
    },
    host: 'https://collect.test',
    trackingId: 'shop',
    ...needs,
  })
  return { post, requests }
}

test.each<[EndpointConfig, boolean, string]>([
  [{}, true, 'https://events.base.test/events/deflate/a%2Fb%20c'],
  [{}, false, 'https://events.base.test/events/raw/a%2Fb%20c'],
  [
    { dataLocation: 'us', environment: 'staging' },
    true,
    'https://events-us-staging.base.test/events/deflate/a%2Fb%20c',
  ],
  [{ dataLocation: 'eu', environment: 'test' }, false, 'https://events-test.base.test/events/raw/a%2Fb%20c'],
])('[QU-10] with %j and compression %j, events are posted to %s', async (config, compresses, address) => {
  const host = endpointOf('events', { baseDomain: 'base.test', ...config })
  const { post, requests } = aPost({ host, trackingId: 'a/b c' })
  await post([anEvent()], { ...now, packed: compresses ? deflateSync('[]') : undefined })
  expect(requests).toMatchObject([{ method: 'POST', url: address }])
})

test('[QU-10] uncompressed batches use the raw route, also while the page is left', async () => {
  const { post, requests } = aPost()
  await post([anEvent()], now)
  await post([anEvent()], leaving)
  expect(requests.map((request) => [request.url, typeof request.body])).toEqual([
    [url, 'string'],
    [url, 'string'],
  ])
})

test('[QU-11] the body is the list of events, compressed or plain, with a content type that needs no preflight', async () => {
  const batch = Array.from({ length: 15 }, (_, n) => anEvent({ name: `Café – ${n * 7919} €`.repeat((n % 4) + 1) }))
  const { post, requests } = aPost()
  await post(batch, { ...now, packed: deflateSync(JSON.stringify(batch)) })
  await post(batch, now)
  await post(batch, leaving)
  const [packed, ...plain] = requests.map(({ body }) => body)
  expect(JSON.parse(new TextDecoder().decode(inflateSync(packed as Uint8Array)))).toEqual(batch)
  expect(plain.map((body) => JSON.parse(String(body)))).toEqual([batch, batch])
  for (const { headers } of requests) expect(headers).toEqual({ 'Content-Type': 'text/plain' })
})

test('only a leaving page sends requests with keepalive', async () => {
  const { post, requests } = aPost()
  await post([anEvent()], now)
  await post([anEvent()], { dedupe: false, leaving: true })
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true])
})

test('dedupe is a parameter of the address', async () => {
  const { post, requests } = aPost()
  await post([anEvent()], { dedupe: true, leaving: false })
  expect(requests[0]?.url).toBe(`${url}?dedupe=true`)
})

const json = (code?: number) => JSON.stringify(code === undefined ? {} : { status: { code, message: 'why' } })

test.each<[number, string, string]>([
  [200, json(200), 'answered'],
  [200, json(), 'answered'],
  [200, json(500), 'failed'],
  [200, json(503), 'failed'],
  [200, json(408), 'failed'],
  [200, json(429), 'failed'],
  [200, json(400), 'refused'],
  [200, json(300), 'refused'],
  [503, json(), 'failed'],
  [408, json(), 'failed'],
  [429, json(), 'failed'],
  [404, json(), 'refused'],
  [500, json(200), 'answered'],
  [200, '', 'failed'],
  [200, 'not JSON', 'failed'],
  [200, 'null', 'failed'],
  ...[400, 401, 403, 404, 410, 413, 415, 422, 451].map((code): [number, string, string] => [code, '<html>', 'refused']),
  [404, json(200), 'refused'],
  [403, json(503), 'refused'],
  [425, '<html>', 'failed'],
  [425, json(), 'failed'],
  [408, '', 'failed'],
  [429, 'Too many requests', 'failed'],
  [502, '<html>', 'failed'],
  [302, '<html>', 'failed'],
])('[QU-18] status %i with the body %j means: %s', async (status, text, kind) => {
  expect((await aPost({}, { status, text }).post([anEvent()], now))?.kind).toBe(kind)
})

test.each(['network or CORS error', 'timeout after 2000ms'])(
  '[QU-18] a request that fails with %s fails the batch',
  async (cause) => {
    const error = new Error(`POST ${url} failed: ${cause}`)
    expect(await aPost({}, error).post([anEvent()], now)).toEqual({ kind: 'failed', reason: error.message })
  },
)

test('a response of status 300 or more names method, address and status', async () => {
  const reason = (status: number) => aPost({}, { status, text: '{}' }).post([anEvent()], now)
  expect(await reason(300)).toEqual({ kind: 'refused', reason: `POST ${url} failed: status 300` })
  expect(await reason(502)).toMatchObject({ kind: 'failed', reason: `POST ${url} failed: status 502` })
})

test('the answer names each refused event with the reason', async () => {
  const rejected = [{ index: 1, reason: 'no type' }]
  const reply = { status: 200, text: JSON.stringify({ status: { code: 200, message: '' }, rejected }) }
  expect(await aPost({}, reply).post([anEvent()], now)).toEqual({ kind: 'answered', refused: rejected })
})

test('a leaving page has less than 60,000 bytes in flight, and an answer makes room again', async () => {
  let answer: (reply: Reply) => void = () => {}
  const pending = new Promise<Reply>((resolve) => {
    answer = resolve
  })
  const { post, requests } = aPost({}, pending)
  // 20,000 characters of two bytes each.
  const big = [anEvent({ text: 'é'.repeat(20_000) })]
  const first = post(big, leaving)
  expect(first).toBeDefined()
  expect(post(big, leaving)).toBeUndefined()
  expect(requests).toHaveLength(1)
  expect(post(big, now)).toBeDefined()
  answer(stored)
  await first
  expect(post(big, leaving)).toBeDefined()
})

test('a leaving page has at most 15 requests in flight', () => {
  const { post } = aPost({}, new Promise<Reply>(() => {}))
  const sent = Array.from({ length: 20 }, () => post([anEvent()], { dedupe: false, leaving: true }))
  expect(sent.filter(Boolean)).toHaveLength(15)
})

test('[BY-06] bytes in flight count as sent: compressed batches by their compressed size, and uncompressed ones in full', () => {
  const { post } = aPost({}, new Promise<Reply>(() => {}))
  const batch = (length: number) => [anEvent({ text: 'a'.repeat(length) })]
  expect(post(batch(200_000), { ...now, packed: deflateSync(JSON.stringify(batch(200_000))) })).toBeDefined()
  expect(post(batch(60_000), leaving)).toBeUndefined()
  expect(post(batch(55_000), leaving)).toBeDefined()
})

test('[QU-18] an answer that fails the batch passes on its Retry-After, and a request without an answer has none', async () => {
  const failed = async (reply: Reply | Error) => await aPost({}, reply).post([anEvent()], now)
  expect(await failed({ status: 503, text: '', retryAfter: '120' })).toMatchObject({
    kind: 'failed',
    retryAfter: '120',
  })
  expect(await failed({ status: 503, text: '' })).toMatchObject({ kind: 'failed', retryAfter: null })
  expect(await failed(new Error('network or CORS error'))).not.toHaveProperty('retryAfter')
})
