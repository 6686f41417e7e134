import { expect, test } from 'vitest'
import { anApp } from '../testing/an-app.ts'
import type { TypedApp } from '../typed-app.ts'

type Call = { trackingId?: string; state?: string; cookie?: string; headers?: Record<string, string> }

/** Sends one request of a browser, with the cookie it received before. */
async function stamp(app: TypedApp, { trackingId = 'shop', state, cookie, headers = {} }: Call = {}) {
  const answer = await app.inject({
    url: `/stamp/t/${trackingId}`,
    headers: { ...headers, ...(state !== undefined && { 'x-qb-state': state }), ...(cookie && { cookie }) },
  })
  const [set] = [answer.headers['set-cookie']].flat()
  return { status: answer.statusCode, body: answer.json(), set, cookie: set?.split(';')[0] ?? '' }
}

test('[SV-35] a browser without a stored state gets null, and a cookie that identifies it from then on', async () => {
  const app = anApp()
  const first = await stamp(app)
  expect([first.status, first.body.state]).toEqual([200, null])
  expect(first.set).toMatch(/^stamp=[A-Za-z0-9_-]{32}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await stamp(app, { cookie: first.cookie })).toMatchObject({ body: { state: null }, cookie: first.cookie })
})

test('[SV-35, SV-36] a state sent in the header is returned, now and later, to this browser and property only', async () => {
  const app = anApp()
  const { cookie } = await stamp(app)
  expect((await stamp(app, { cookie, state: 'a:b%20|c=1' })).body.state).toBe('a:b%20|c=1')
  expect((await stamp(app, { cookie: `other=1; ${cookie}; more=2` })).body.state).toBe('a:b%20|c=1')
  expect((await stamp(app, { cookie, state: 'newer' })).body.state).toBe('newer')
  expect((await stamp(app, { cookie })).body.state).toBe('newer')
  expect((await stamp(app)).body.state).toBeNull()
  expect((await stamp(app, { cookie, trackingId: 'other' })).body.state).toBeNull()
})

test('[SV-36] a state sent with the very first request is stored under the new cookie', async () => {
  const app = anApp()
  const { cookie, body } = await stamp(app, { state: 'first' })
  expect(body.state).toBe('first')
  expect((await stamp(app, { cookie })).body.state).toBe('first')
})

test('[SV-35] over https the cookie is SameSite=None and Secure', async () => {
  const app = anApp({ configuration: { trustedProxies: ['127.0.0.1'] } })
  const { set } = await stamp(app, { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.1.1.1' } })
  expect(set).toMatch(/; HttpOnly; Secure; SameSite=None$/)
  const untrusted = await stamp(anApp(), { headers: { 'x-forwarded-proto': 'https' } })
  expect(untrusted.set).toMatch(/; SameSite=Lax$/)
})

test('[SV-36] a state without a visitor deletes the stored state, and the cookie when no other property has a state of the browser', async () => {
  const app = anApp()
  const { cookie } = await stamp(app, { state: 'a' })
  await stamp(app, { cookie, trackingId: 'other', state: 'b' })
  const first = await stamp(app, { cookie, state: ':' })
  expect([first.status, first.body.state, first.set]).toEqual([200, ':', undefined])
  expect((await app.inject('/_inspect/stamps')).json().stamps).toMatchObject([{ trackingId: 'other', state: 'b' }])
  const last = await stamp(app, { cookie, trackingId: 'other', state: ':' })
  expect(last.set).toMatch(/^stamp=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await app.inject('/_inspect/stamps')).json().stamps).toEqual([])
})

test('[SV-35] a browser without a cookie gets none when its state is deleted', async () => {
  const app = anApp()
  expect(await stamp(app, { state: ':' })).toMatchObject({ status: 200, set: undefined })
  expect((await app.inject('/_inspect/stamps')).json().stamps).toEqual([])
})

test('[SV-36] a state of 4096 characters is stored', async () => {
  const app = anApp()
  const { cookie } = await stamp(app, { state: 'x'.repeat(4096) })
  expect((await stamp(app, { cookie })).body.state).toHaveLength(4096)
})

test.each([
  ['more than 4096 characters', 'x'.repeat(4097)],
  ['a blank', 'a b'],
  ['a semicolon', 'a;b'],
  ['a comma', 'a,b'],
  ['a quotation mark', 'a"b'],
  ['a backslash', 'a\\b'],
  ['a letter beyond ASCII', 'é'],
  ['nothing', ''],
])('[SV-36] a state with %s is refused with 400 and the old state stays', async (_name, state) => {
  const app = anApp()
  const { cookie } = await stamp(app, { state: 'old' })
  expect(await stamp(app, { cookie, state })).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } })
  expect((await stamp(app, { cookie })).body.state).toBe('old')
})

test.each(['stamp=short', `stamp=${'é'.repeat(32)}`, `xstamp=${'a'.repeat(32)}`])(
  'a browser that sends the cookie "%s" gets a new one',
  async (cookie) => {
    const { cookie: given } = await stamp(anApp(), { cookie })
    expect(given).toMatch(/^stamp=[A-Za-z0-9_-]{32}$/)
    expect(given).not.toBe(cookie)
  },
)

test('tokens come from the random source', async () => {
  const { cookie } = await stamp(anApp({ random: () => 0.5 }))
  expect(cookie).toBe(`stamp=${'g'.repeat(32)}`)
})

test('a state is not cached, and the inspection interface lists and clears it', async () => {
  const app = anApp({ random: () => 0 })
  const answer = await app.inject({ url: '/stamp/t/shop', headers: { 'x-qb-state': 'abc' } })
  expect(answer.headers['cache-control']).toBe('no-store')
  const listed = async () => (await app.inject('/_inspect/stamps')).json().stamps
  expect(await listed()).toMatchObject([{ trackingId: 'shop', token: 'A'.repeat(32), state: 'abc' }])
  await app.inject({ method: 'DELETE', url: '/_inspect/stamps?trackingId=other' })
  expect(await listed()).toHaveLength(1)
  await app.inject({ method: 'DELETE', url: '/_inspect/stamps' })
  expect(await listed()).toEqual([])
})
