import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { anEvent } from '../contract/testing/an-event.ts'
import { aStorageThatFailsLookups } from './testing/a-failing-storage.ts'
import { anApp } from './testing/an-app.ts'
import { refusedEvents, storedEvents } from './testing/inspected.ts'
import { postEvents } from './testing/post-events.ts'
import type { TypedApp } from './typed-app.ts'

const listening: TypedApp[] = []
afterEach(async () => {
  await Promise.all(listening.splice(0).map((app) => app.close()))
})

/** Sends raw bytes to a listening service and returns the response until the connection ends. */
async function sendRaw(app: TypedApp, bytes: string): Promise<string> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  listening.push(app)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const routes = [
  ['GET', '/health', 'GET, HEAD'],
  ['POST', '/events/raw/shop', 'POST'],
  ['POST', '/events/deflate/shop', 'POST'],
  ['GET', '/lookup/shop/visitor', 'GET, HEAD'],
  ['GET', '/stamp/t/shop', 'GET, HEAD'],
  ['GET', '/_inspect/stamps', 'GET, HEAD, DELETE'],
  ['POST', '/app/smartserve', 'POST'],
  ['POST', '/id/shop', 'POST'],
  ['GET', '/events/refused', 'GET, HEAD'],
  ['POST', '/events/replay', 'POST'],
  ['POST', '/graphql', 'POST'],
  ['GET', '/_inspect/errors', 'GET, HEAD, DELETE'],
  ['GET', '/stash/v1.1/kv/get/shop/public/key', 'GET, HEAD'],
  ['POST', '/stash/v1.1/kv/set/shop/public/key', 'POST'],
  ['POST', '/stash/v1.1/kv/getbatch/shop/profile', 'POST'],
  ['POST', '/stash/v1.1/deferkv/set/shop/public/timeouts-v/5', 'POST'],
  ['POST', '/stash/v1.1/deferkv/del/shop/public/timeouts-v/0', 'POST'],
  ['GET', '/counters/shop/ecount/views/A', 'GET, HEAD'],
  ['POST', '/counters/shop/ecount/views/A/60', 'POST'],
  ['GET', '/counters/shop/topk/views', 'GET, HEAD'],
  ['POST', '/counters/shop/topk/views/A/60', 'POST'],
  ['GET', '/counters/shop/topk_safe/views', 'GET, HEAD'],
  ['POST', '/counters/shop/topk_safe/views/A/60', 'POST'],
  ['GET', '/cb', 'GET'],
  ['GET', '/ip', 'GET, HEAD'],
  ['GET', '/weather', 'GET, HEAD'],
  ['POST', '/queries/shop/raw', 'POST'],
  ['POST', '/queries/shop/deflate', 'POST'],
  ['POST', '/qfn/mail', 'POST'],
  ['POST', '/qfn/defer/mail', 'POST'],
  ['POST', '/qfn/cancel/mail', 'POST'],
  ['POST', '/qfn/conversion', 'POST'],
  ['GET', '/preview/smartserve-shop-preview.js', 'GET, HEAD'],
  ['GET', '/preview/staging/smartserve-shop-preview.js', 'GET, HEAD'],
  ['GET', '/cdn/base.js', 'GET, HEAD'],
  ['GET', '/_inspect/stash', 'GET, HEAD, DELETE'],
  ['PUT', '/_inspect/stash/shop/public/key', 'PUT'],
  ['GET', '/_inspect/timeouts', 'GET, HEAD, DELETE'],
  ['GET', '/_inspect/counters', 'GET, HEAD, DELETE'],
  ['PUT', '/_inspect/counters/shop/topk/views/A/60', 'PUT'],
  ['GET', '/_inspect/callbacks', 'GET, HEAD, DELETE'],
  ['GET', '/_inspect/functions', 'GET, HEAD, DELETE'],
  ['GET', '/_inspect/events', 'GET, HEAD, DELETE'],
  ['GET', '/_inspect/deadletters', 'GET, HEAD, DELETE'],
  ['DELETE', '/_inspect/visitors', 'DELETE'],
  ['PUT', '/_inspect/visitors/shop/visitor', 'PUT'],
  ['GET', '/_inspect/metrics', 'GET, HEAD'],
] as const

test('the health check reports a healthy service', async () => {
  const answer = await anApp().inject('/health')
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: { code: 200, message: 'ok' } }])
})

const refusals = [
  ['malformed input', { method: 'POST', url: '/events/raw/shop', body: '{' }, 400, 'bad_request'],
  ['an address that cannot be decoded', { url: '/lookup/shop/%zz' }, 400, 'bad_request'],
  ['an unknown path', { url: '/nowhere' }, 404, 'not_found'],
  ['an unknown path with a body', { method: 'POST', url: '/nowhere', body: 'x' }, 404, 'not_found'],
  ['a wrong method', { method: 'PUT', url: '/events/raw/shop', body: '[]' }, 405, 'method_not_allowed'],
  ['an oversized body', { method: 'POST', url: '/events/raw/shop', body: 'x'.repeat(262_145) }, 413, 'too_large'],
  ['an oversized address', { url: `/lookup/shop/v?${'x'.repeat(8192)}` }, 414, 'too_large'],
  [
    'an unreadable compressed body',
    { method: 'POST', url: '/events/deflate/shop', body: 'x' },
    400,
    'unsupported_encoding',
  ],
  ['an unexpected failure', { url: '/lookup/shop/v' }, 500, 'internal'],
] as const

test.each(refusals)(
  '[SV-03] %s is answered with a JSON body that gives the reason',
  async (_name, request, status, code) => {
    const app = anApp({ storage: aStorageThatFailsLookups() })
    const answer = await app.inject(request)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const message = expect.stringMatching(/\w+ \w+/)
    expect(answer.json()).toEqual({ status: { code: status, message }, error: { code, message } })
    expect(answer.body).not.toMatch(/secret|\.ts|at \w+ \(/)
    expect((await app.inject('/health')).statusCode).toBe(200)
  },
)

test.each([
  ['what is not HTTP', 'HELLO\r\n\r\n', 400, 'bad_request'],
  ['an address without end', `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414, 'too_large'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(30_000)}\r\n\r\n`, 431, 'too_large'],
  ['a request without a host', 'GET /x HTTP/1.1\r\nConnection: close\r\n\r\n', 404, 'not_found'],
  [
    'an expectation that nobody knows',
    'GET /health HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n',
    417,
    'bad_request',
  ],
])(
  '[SV-03] %s on the wire is answered with JSON, and the process keeps running',
  async (_name, bytes, status, code) => {
    const app = anApp()
    const [head = '', body = ''] = (await sendRaw(app, bytes)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(body)).toMatchObject({ status: { code: status }, error: { code } })
    expect((await fetch(`${app.listeningOrigin}/health`)).status).toBe(200)
  },
)

test('[SV-03] a client that sends far too much gets a response instead of a broken connection', async () => {
  const app = anApp()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  listening.push(app)
  const answer = await fetch(`${origin}/events/raw/shop`, { method: 'POST', body: 'x'.repeat(5_000_000) })
  expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'too_large' } }])
})

/** Services that many tests only ask: what they store is of no interest. */
const plain = once(() => anApp())
const ofOneOrigin = once(() => anApp({ configuration: { origins: [shop] }, storage: aStorageThatFailsLookups() }))

function once(build: () => TypedApp): () => TypedApp {
  let app: TypedApp | undefined
  return () => {
    app ??= build()
    return app
  }
}

test.each(routes)('[SV-03] a wrong method instead of %s %s gets 405 with an Allow header', async (_m, url, allowed) => {
  const app = plain()
  for (const method of ['PATCH', 'PROPFIND']) {
    const answer = await app.inject({ method: method as 'PATCH', url })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, `${allowed}, OPTIONS`])
  }
})

test.each(routes)(
  '[SV-05] OPTIONS instead of %s %s gets 204 and requires no headers',
  async (_method, url, allowed) => {
    const answer = await plain().inject({ method: 'OPTIONS', url })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers).toMatchObject({
      'access-control-allow-methods': `${allowed}, OPTIONS`,
      'access-control-allow-headers': 'Content-Type, X-Qb-State',
      'access-control-max-age': '600',
    })
  },
)

test('[SV-05] a page whose requests are traced by a monitor may send its headers, and no others', async () => {
  const allowedOf = async (asked: string) => {
    const headers = { origin: 'https://shop.example', 'access-control-request-headers': asked }
    const answer = await plain().inject({ method: 'OPTIONS', url: '/events/raw/shop', headers })
    return [answer.headers['access-control-allow-headers'], answer.headers.vary]
  }
  const traced =
    'baggage, newrelic, sentry-trace, traceparent, tracestate, x-b3-traceid, x-datadog-parent-id, x-datadog-trace-id'
  const vary = 'Origin, Access-Control-Request-Headers'
  expect(await allowedOf(traced)).toEqual([`Content-Type, X-Qb-State, ${traced}`, vary])
  // Browsers write no spaces.
  expect(await allowedOf(traced.replaceAll(' ', ''))).toEqual([`Content-Type, X-Qb-State, ${traced}`, vary])
  expect(await allowedOf('authorization,x-instep-console,x-datadog-,traceparent2')).toEqual([
    'Content-Type, X-Qb-State',
    vary,
  ])
})

const shop = 'https://shop.example'
const requests = [
  ...routes.map(([method, url]) => [`${method} ${url}`, { method, url }] as const),
  ...routes.map(([, url]) => [`OPTIONS ${url}`, { method: 'OPTIONS', url }] as const),
  ...refusals.map(([name, request]) => [name, request] as const),
]

test.each(requests)('only a page of a configured origin may read the response to %s', async (_name, request) => {
  const app = ofOneOrigin()
  const from = async (origin: string) => (await app.inject({ ...request, headers: { origin } })).headers
  expect(await from(shop)).toMatchObject({
    'access-control-allow-origin': shop,
    'access-control-expose-headers': 'Retry-After',
    vary: expect.stringMatching(/^Origin\b/),
  })
  for (const other of ['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example', 'null']) {
    const headers = await from(other)
    expect([headers['access-control-allow-origin'], headers.vary]).toEqual([
      undefined,
      expect.stringMatching(/^Origin\b/),
    ])
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  }
})

test('with all origins allowed each origin is echoed, and no route but /stamp allows credentials', async () => {
  const app = anApp({ configuration: { origins: 'all' } })
  for (const [, request] of requests) {
    const { headers } = await app.inject({ ...request, headers: { origin: 'https://any.example' } })
    expect(headers['access-control-allow-origin']).toBe('https://any.example')
    const credentials = request.url.startsWith('/stamp/') ? 'true' : undefined
    expect(headers['access-control-allow-credentials']).toBe(credentials)
  }
})

test('an address of 8 KiB is accepted, one byte more is refused with 414 and nothing is stored', async () => {
  const app = anApp()
  const query = (length: number) => `?${'x'.repeat(length - '/events/raw/shop?'.length)}`
  expect((await postEvents(app, { events: [anEvent()], query: query(8193) })).status).toBe(414)
  expect(await storedEvents(app)).toEqual([])
  expect((await postEvents(app, { events: [anEvent()], query: query(8192) })).status).toBe(200)
})

test('an id in the path is decoded exactly once', async () => {
  const app = anApp()
  await postEvents(app, { trackingId: '%53hop', events: [anEvent({ context: { id: 'v.1-a_B' } })] })
  expect(await storedEvents(app, 'Shop')).toHaveLength(1)
  expect((await app.inject('/lookup/%53hop/v%2E1-a_B')).json().history.views).toBe(1)
})

const longest = 'a'.repeat(128)

test.each(['', '%20', 'a b', 'a%2Fb', '%2553hop', 'a%00', 'é', '%C3%A9', 'a:b', '%zz', '%', '%ff', `${longest}a`])(
  'the id "%s" is refused with 400 and never reaches the store',
  async (id) => {
    const app = anApp()
    for (const form of ['raw', 'deflate'] as const) {
      expect((await postEvents(app, { trackingId: id, form, events: [anEvent(), {}] })).status).toBe(400)
      expect((await postEvents(app, { trackingId: id, form, body: 'unreadable' })).status).toBe(400)
    }
    for (const url of [`/lookup/${id}/v`, `/lookup/shop/${id}`]) expect((await app.inject(url)).statusCode).toBe(400)
    for (const url of [`/_inspect/visitors/${id}/v`, `/_inspect/visitors/shop/${id}`]) {
      expect((await app.inject({ method: 'PUT', url, body: {} })).statusCode).toBe(400)
    }
    expect((await app.inject('/_inspect/events')).json()).toEqual({ events: [] })
    expect((await app.inject('/_inspect/deadletters')).json()).toEqual({ deadletters: [] })
  },
)

test('an id of 128 characters is accepted', async () => {
  const app = anApp()
  expect((await postEvents(app, { trackingId: longest, body: 'unreadable' })).status).toBe(400)
  expect(await refusedEvents(app, longest)).toHaveLength(1)
  expect((await app.inject(`/lookup/${longest}/${longest}`)).statusCode).toBe(200)
})

test('the log contains an unexpected failure without the visitor, and nothing else', async () => {
  const stream = new PassThrough()
  const app = anApp({ storage: aStorageThatFailsLookups(), logger: { level: 'warn', stream } })
  await postEvents(app, { events: [anEvent({ note: 'private' })] })
  await postEvents(app, { body: 'private' })
  await app.inject({ url: '/lookup/shop/private', remoteAddress: '9.9.9.9' })
  stream.end()
  const log = await text(stream)
  expect(log.trim().split('\n')).toHaveLength(1)
  expect(log).toContain('disk failure')
  expect(log).toContain('/lookup/:trackingId/:visitorId')
  expect(log).not.toMatch(/private|9\.9\.9\.9/)
})

test('the log names an origin that is not allowed once, with the value that allows it', async () => {
  const stream = new PassThrough()
  const app = anApp({ configuration: { origins: [shop] }, logger: { level: 'warn', stream } })
  for (const origin of ['https://new.example', 'https://new.example', shop, 'null', '<b>'])
    await app.inject({ url: '/health', headers: { origin } })
  for (let at = 0; at < 100; at++) await app.inject({ url: '/health', headers: { origin: `https://x${at}.example` } })
  stream.end()
  const lines = (await text(stream)).trim().split('\n')
  expect(lines[0]).toContain(`set INSTEP_ORIGINS=${shop},https://new.example`)
  expect(lines).toHaveLength(20)
})
