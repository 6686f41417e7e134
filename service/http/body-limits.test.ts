import { randomBytes } from 'node:crypto'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aWatchedStorage } from '../testing/a-watched-storage.ts'
import { anApp } from '../testing/an-app.ts'
import { routesOf } from '../testing/routes-of.ts'

const kib = 1024

/** JSON padded with spaces to a size. */
const padded = (value: unknown) => (size: number) => JSON.stringify(value).padEnd(size)
const call = { key: 'k', data: null, delay: 5, visitorId: 'v' }
const notice = { route: 'segments', data: { visitorId: 'v', propertyId: 'p', trackingId: 't' } }

const steerBodies: [method: string, path: string, body: object][] = [
  ['PUT', 'drafts/:experienceId', { settings: {}, basedOn: null }],
  ['POST', 'preview', { experienceId: 'offers', settings: {}, page: 'https://shop.example/', editor: 'abcdefgh' }],
  ['POST', 'experiences/:experienceId/preview', { page: 'https://shop.example/' }],
  ['POST', 'publish', { drafts: {}, note: '' }],
  ['POST', 'versions/:version/restore', { note: '', version: 0 }],
]

/**
 * Every route with a body: its limit in bytes, and a function that creates a body of a given size that is valid apart
 * from its size.
 */
const routes: [method: string, route: string, url: string, limit: number, bodyOf: (size: number) => string | Buffer][] =
  [
    ['POST', '/events/raw/:trackingId', '/events/raw/shop', 256 * kib, (size) => padded([anEvent()])(size)],
    ['POST', '/events/deflate/:trackingId', '/events/deflate/shop', 256 * kib, (size) => randomBytes(size)],
    ['POST', '/queries/:trackingId/raw', '/queries/shop/raw', 256 * kib, padded([])],
    ['POST', '/queries/:trackingId/deflate', '/queries/shop/deflate', 256 * kib, (size) => randomBytes(size)],
    ['POST', '/graphql', '/graphql', 256 * kib, padded({ query: '{ __typename }' })],
    [
      'POST',
      '/stash/v1.1/kv/set/:namespace/:area/:key',
      '/stash/v1.1/kv/set/shop/public/key',
      64 * kib,
      (size) => `{"data":"${'x'.repeat(size - 2)}"}`,
    ],
    [
      'POST',
      '/stash/v1.1/kv/getbatch/:trackingId/:stashType',
      '/stash/v1.1/kv/getbatch/shop/public',
      256 * kib,
      padded({ keys: ['d:v'] }),
    ],
    ...['set', 'del'].map((each): (typeof routes)[number] => [
      'POST',
      `/stash/v1.1/deferkv/${each}/:namespace/:area/:key/:seconds`,
      `/stash/v1.1/deferkv/${each}/shop/public/timeouts-v/5`,
      4 * kib,
      padded(notice),
    ]),
    ['POST', '/qfn/:id', '/qfn/mail', 256 * kib, padded(call)],
    ['POST', '/qfn/defer/:id', '/qfn/defer/mail', 256 * kib, padded(call)],
    ['POST', '/qfn/cancel/:id', '/qfn/cancel/mail', 256 * kib, padded(call)],
    ['POST', '/qfn/conversion', '/qfn/conversion', 256 * kib, padded(call)],
    ['POST', '/app/:name', '/app/smartserve', 16 * kib, padded({ message: 'm' })],
    ...['ecount', 'topk', 'topk_safe'].map((kind): (typeof routes)[number] => [
      'POST',
      `/counters/:property/${kind}/:name/:id/:window`,
      `/counters/shop/${kind}/views/A/60`,
      4 * kib,
      padded({ visitorId: 'v' }),
    ]),
    ['POST', '/id/:trackingId', '/id/shop', 4 * kib, padded({ visitorId: 'v' })],
    ['POST', '/events/replay', '/events/replay', 1024 * kib, padded({})],
    ...['/:id/check', '/:id/replay', '/replay-step'].map((path): (typeof routes)[number] => {
      const url = `/console/api/refused/:trackingId${path}`
      return ['POST', url, url.replace(':trackingId', 'shop').replace(':id', '1'), 1024 * kib, padded({ text: 't' })]
    }),
    ...steerBodies.map(([method, path, body]): (typeof routes)[number] => {
      const url = `/console/api/steer/:trackingId/${path}`
      const address = url.replace(':trackingId', 'shop').replace(':experienceId', 'offers').replace(':version', '1')
      return [method, url, address, 256 * kib, padded(body)]
    }),
    ...['', '/check'].map((path): (typeof routes)[number] => {
      const url = `/console/api/datasets/:trackingId/:dataset${path}`
      const body = padded({ text: 'id', form: 'csv', version: 0 })
      return ['POST', url, `/console/api/datasets/shop/sizes${path}`, 3 * 1024 * kib, body]
    }),
    [
      'POST',
      '/console/api/datasets/:trackingId/:dataset/undo',
      '/console/api/datasets/shop/sizes/undo',
      4 * kib,
      padded({ version: 1 }),
    ],
    ['POST', '/console/api/session', '/console/api/session', 4 * kib, padded({ token: 't' })],
    ['PUT', '/_inspect/visitors/:trackingId/:visitorId', '/_inspect/visitors/shop/v', 64 * kib, padded({})],
    ['PUT', '/_inspect/demo/:token', `/_inspect/demo/${'t'.repeat(16)}`, 64 * kib, padded({})],
    ['PUT', '/_inspect/stash/:namespace/:area/:key', '/_inspect/stash/shop/public/k', 64 * kib, padded({ data: 1 })],
    [
      'PUT',
      '/_inspect/counters/:property/:kind/:name/:id/:window',
      '/_inspect/counters/shop/topk/views/A/60',
      64 * kib,
      padded({ count: 1 }),
    ],
  ]

/** Creates an app whose jobs never run, so that only requests reach its storage. */
function aQuietApp() {
  const { storage, asked } = aWatchedStorage()
  return { app: anApp({ storage, after: () => () => {}, functions: new Map([['mail', () => null]]) }), asked }
}

/** One for all refusals, as it is to store nothing; each test begins with an empty list of calls. */
const shared = aQuietApp()
const all = await routesOf(shared.app)

beforeEach(() => {
  shared.asked.length = 0
})

test('[SV-06] every route that accepts a body is in this table', () => {
  const taking = all.flatMap(({ url, methods }) =>
    methods.filter((method) => !['GET', 'DELETE'].includes(method)).map((method) => `${method} ${url}`),
  )
  expect(taking.sort()).toEqual(routes.map(([method, route]) => `${method} ${route}`).sort())
})

test.each(routes)(
  '[SV-06] %s %s accepts a body within its limit; a larger one gets 413 and nothing is stored',
  async (method, _route, url, limit, bodyOf) => {
    const { app, asked } = shared
    const send = (body: string | Buffer) =>
      app.inject({
        method: method as 'POST',
        url,
        headers: { 'content-type': 'text/plain', 'x-instep-console': '1' },
        body,
      })
    const above = await send(bodyOf(limit + 1))
    expect([above.statusCode, asked]).toEqual([413, []])
    expect((await send(bodyOf(100_000 + limit))).statusCode).toBe(413)
    expect(asked).toEqual([])
    expect((await send(bodyOf(limit))).statusCode).not.toBe(413)
  },
)

test.each(['/events/deflate/shop', '/queries/shop/deflate'])(
  '[SV-06] a decompression bomb on %s is stopped at 1 MiB of unpacked data',
  async (url) => {
    const { app, asked } = aQuietApp()
    for (const pack of [deflateSync, deflateRawSync]) {
      const bomb = pack(Buffer.from(`[${' '.repeat(kib * kib)}]`))
      const answer = await app.inject({ method: 'POST', url, body: bomb })
      expect([answer.statusCode, asked]).toEqual([413, []])
      const harmless = pack(Buffer.from(`[${' '.repeat(kib * kib - 2)}]`))
      expect((await app.inject({ method: 'POST', url, body: harmless })).statusCode).toBe(200)
      asked.length = 0
    }
  },
)

test.each(all.flatMap(({ url, methods }) => methods.map((method) => [method, url])))(
  '[SV-06] an address of more than 8 KiB below %s %s is refused with 414 and nothing is stored',
  async (method, url = '') => {
    const { app, asked } = shared
    const body = method === 'GET' ? undefined : '{}'
    const answer = await app.inject({
      method: method as 'GET',
      url: `${url}?${'x'.repeat(8 * kib - url.length)}`,
      body,
    })
    expect([answer.statusCode, asked]).toEqual([414, []])
  },
)
