import { inflateSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { type EndpointConfig, endpointOf } from './endpoints.ts'
import { createPostEvents, type PostEventsNeeds } from './post-events.ts'
import type { Reply, Request } from './request.ts'

afterEach(() => vi.unstubAllGlobals())

const url = 'https://collect.test/events/raw/shop'
const stored: Reply = { status: 200, text: '{"status":{"code":200,"message":"OK"},"rejected":[]}' }
const now = { dedupe: false, leaving: false }

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
    compression: false,
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
])('[QU-10] with %j and compression %j events go by POST to %s', async (config, compression, address) => {
  const host = endpointOf('events', { baseDomain: 'base.test', ...config })
  const { post, requests } = aPost({ host, compression, trackingId: 'a/b c' })
  await post([anEvent()], now)
  expect(requests).toMatchObject([{ method: 'POST', url: address }])
})

test('[QU-10] a browser that cannot compress uses the raw route', async () => {
  vi.stubGlobal('Uint8Array', undefined)
  const create = () => aPost({ compression: true })
  const { post, requests } = create()
  vi.unstubAllGlobals()
  await post([anEvent()], now)
  expect(requests[0]?.url).toBe(url)
  expect(requests[0]?.body).toBeTypeOf('string')
})

test('the body is the list of events, as zlib at level 1 or plain; a simple content type needs no preflight', async () => {
  const batch = Array.from({ length: 15 }, (_, n) => anEvent({ name: `Café – ${n * 7919} €`.repeat((n % 4) + 1) }))
  const deflated = aPost({ compression: true })
  await deflated.post(batch, now)
  const body = deflated.requests[0]?.body as Uint8Array
  expect(JSON.parse(new TextDecoder().decode(inflateSync(body)))).toEqual(batch)
  // The header names the fastest level.
  expect([...body.subarray(0, 2)]).toEqual([0x78, 0x01])
  const raw = aPost()
  await raw.post(batch, now)
  expect(JSON.parse(String(raw.requests[0]?.body))).toEqual(batch)
  for (const { requests } of [deflated, raw]) expect(requests[0]?.headers).toEqual({ 'Content-Type': 'text/plain' })
})

test('only a leaving page asks the request to outlive it', async () => {
  const { post, requests } = aPost()
  await post([anEvent()], now)
  await post([anEvent()], { dedupe: false, leaving: true })
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true])
})

test('dedupe is told in the address', async () => {
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
  [404, '<html>', 'failed'],
])('[QU-18] HTTP %i with the body %j means: %s', async (status, text, kind) => {
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
  expect(await reason(502)).toEqual({ kind: 'failed', reason: `POST ${url} failed: status 502` })
})

test('the answer says per event what was refused', async () => {
  const rejected = [{ index: 1, reason: 'no type' }]
  const reply = { status: 200, text: JSON.stringify({ status: { code: 200, message: '' }, rejected }) }
  expect(await aPost({}, reply).post([anEvent()], now)).toEqual({ kind: 'answered', refused: rejected })
})

test('a leaving page has less than 60,000 bytes in flight, what is answered making room', async () => {
  let answer: (reply: Reply) => void = () => {}
  const pending = new Promise<Reply>((resolve) => {
    answer = resolve
  })
  const { post, requests } = aPost({}, pending)
  const leaving = { dedupe: false, leaving: true }
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

test('compression makes room: the packed size counts', () => {
  const { post } = aPost({ compression: true }, new Promise<Reply>(() => {}))
  expect(post([anEvent({ text: 'a'.repeat(200_000) })], { dedupe: false, leaving: true })).toBeDefined()
})
