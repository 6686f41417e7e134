import { expect, test } from 'vitest'
import { anApp } from '../testing/an-app.ts'

const token = '0123456789abcdef'
const routes = [
  ['GET', '/_inspect/events'],
  ['DELETE', '/_inspect/events'],
  ['GET', '/_inspect/errors'],
  ['PUT', '/_inspect/visitors/shop/v'],
  ['GET', '/events/refused'],
  ['POST', '/events/replay'],
  ['GET', '/campaigns/shop'],
] as const
const bodies: Record<string, object> = { PUT: {}, POST: { events: [] } }

test.each(routes)('%s %s answers only this machine when no token is configured', async (method, url) => {
  const app = anApp()
  const ask = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ method, url, body: bodies[method], remoteAddress, headers })).statusCode
  for (const here of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(await ask(here)).toBe(200)
  for (const elsewhere of ['9.9.9.9', '10.0.0.1', '::ffff:9.9.9.9', '2001:db8::1'])
    expect(await ask(elsewhere)).toBe(403)
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
  expect(await ask('127.0.0.1', { forwarded: 'for=127.0.0.1' })).toBe(403)
})

test.each(routes)('%s %s needs the token when one is configured, wherever the caller is', async (method, url) => {
  const app = anApp({ configuration: { token } })
  const ask = (authorization?: string, remoteAddress = '127.0.0.1') =>
    app.inject({ method, url, body: bodies[method], remoteAddress, headers: authorization ? { authorization } : {} })
  expect((await ask(`Bearer ${token}`, '9.9.9.9')).statusCode).toBe(200)
  for (const wrong of [undefined, '', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
    const answer = await ask(wrong)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(answer.json().error.code).toBe('unauthorized')
  }
})

test('what visitors call needs no token', async () => {
  const app = anApp({ configuration: { token } })
  const events = { method: 'POST', url: '/events/raw/shop', body: '[]', remoteAddress: '9.9.9.9' } as const
  expect((await app.inject(events)).statusCode).toBe(200)
  expect((await app.inject({ url: '/lookup/shop/v', remoteAddress: '9.9.9.9' })).statusCode).toBe(200)
})
