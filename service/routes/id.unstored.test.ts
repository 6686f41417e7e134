import { expect, test } from 'vitest'
import { anApp } from '../testing/an-app.ts'
import type { TypedApp } from '../typed-app.ts'

const visitorId = '0a1b2c3d4e5-0lq2w3e4r-9z8y7x6'

async function renew(app: TypedApp, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return app.inject({
    method: 'POST',
    url: '/id/shop',
    headers: { host: 'www.shop.example', 'content-type': 'text/plain', ...headers },
    body: text,
  })
}

test('the visitor id cookie is set for 365 days, for the whole shop', async () => {
  const app = anApp({ configuration: { cookieDomains: ['shop.example'] } })
  const answer = await renew(app, { visitorId })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  const shared = { name: '_qubitTracker', value: visitorId, path: '/', maxAge: 31_536_000, sameSite: 'Lax' }
  expect(answer.cookies).toEqual([{ ...shared, domain: 'shop.example' }])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('without a configured domain the cookie is set for the host', async () => {
  const answer = await renew(anApp(), { visitorId })
  expect(answer.cookies).toMatchObject([{ domain: 'www.shop.example' }])
  const local = await renew(anApp(), { visitorId }, { host: 'localhost:4400' })
  expect(local.cookies).toEqual([
    { name: '_qubitTracker', value: visitorId, path: '/', maxAge: 31_536_000, sameSite: 'Lax' },
  ])
})

test("behind the shop's own server the shop's host is used, and on https the cookie is Secure", async () => {
  const app = anApp({ configuration: { trustedProxies: ['127.0.0.1'] } })
  const forwarded = { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-host': 'shop.test', 'x-forwarded-proto': 'https' }
  const answer = await renew(app, { visitorId }, { host: 'collector', ...forwarded })
  expect(answer.cookies).toMatchObject([{ domain: 'shop.test', maxAge: 31_536_000, sameSite: 'Lax', secure: true }])
  const untrusted = await renew(anApp(), { visitorId }, forwarded)
  expect(untrusted.cookies).toMatchObject([{ domain: 'www.shop.example', maxAge: 31_536_000, sameSite: 'Lax' }])
  expect(untrusted.cookies[0]).not.toHaveProperty('secure')
})

test.each([
  [{ visitorId: '' }],
  [{ visitorId: 'a b' }],
  [{ visitorId: 'a;Domain=evil.example' }],
  [{ visitorId: 'a'.repeat(129) }],
  [{ visitorId: 7 }],
  [{}],
  [[]],
  ['not JSON'],
  [''],
])('the body %j is refused with 400 and sets no cookie', async (body) => {
  const answer = await renew(anApp(), body)
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request'])
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('a malformed tracking id and an oversized body set no cookie', async () => {
  const app = anApp()
  const answer = await app.inject({ method: 'POST', url: '/id/a%20b', body: { visitorId } })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined])
  const large = await renew(app, JSON.stringify({ visitorId }).padEnd(4097, ' '))
  expect([large.statusCode, large.headers['set-cookie']]).toEqual([413, undefined])
})

test('a page of another site cannot set an id for a visitor', async () => {
  const answer = await renew(anApp(), { visitorId }, { 'sec-fetch-site': 'cross-site' })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
  expect((await renew(anApp(), { visitorId }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204)
})
