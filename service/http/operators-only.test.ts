import { describe, expect, test } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { anApp } from '../testing/an-app.ts'
import { whyOperatorsAreRefused } from './operators-only.ts'

const token = '0123456789abcdef'
const routes = [
  ['GET', '/_inspect/events'],
  ['DELETE', '/_inspect/events'],
  ['GET', '/_inspect/errors'],
  ['PUT', '/_inspect/visitors/shop/v'],
  ['GET', '/events/refused'],
  ['POST', '/events/replay'],
  ['GET', '/campaigns/shop'],
  ['GET', '/costs/shop'],
  ['GET', '/metrics'],
] as const
const beyond = ['0.0.0.0', '::', '192.168.1.7', 'shop.example']
const within = ['127.0.0.1', '127.0.0.2', '::1', 'localhost']

/** One service for each configuration: who is let in does not depend on who was before. */
const app = anApp()
const inProduction = anApp({ configuration: { environment: 'production' } })
const withToken = anApp({ configuration: { token, environment: 'production' } })
const listening = new Map([...beyond, ...within].map((host) => [host, anApp({ configuration: { host } })]))

const bodies: Record<string, object> = { PUT: {}, POST: { events: [] } }

describe.each(routes)('%s %s without a token', (method, url) => {
  const askOf =
    (service = app) =>
    async (remoteAddress: string, headers = {}) =>
      (await service.inject({ method, url, body: bodies[method], remoteAddress, headers })).statusCode
  const ask = askOf()

  test("[BV-04] answers callers on this machine, by any of the machine's local names", async () => {
    for (const here of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(await ask(here)).toBe(200)
    for (const host of ['localhost:4401', '127.0.0.1:4401', '[::1]:4401', 'lookup.localhost'])
      expect([host, await ask('127.0.0.1', { host })]).toEqual([host, 200])
  })

  test('[BV-04] refuses callers elsewhere', async () => {
    for (const elsewhere of ['9.9.9.9', '10.0.0.1', '::ffff:9.9.9.9', '2001:db8::1'])
      expect(await ask(elsewhere)).toBe(403)
  })

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '127.0.0.1' },
    { 'true-client-ip': '127.0.0.1' },
    { 'x-envoy-external-address': '127.0.0.1' },
    { host: 'events.shop.example' },
  ])('[BV-04] refuses requests that a proxy on this machine forwards with %o', async (headers) => {
    expect(await ask('127.0.0.1', headers)).toBe(403)
  })

  test('[BV-04] refuses every caller when the service listens beyond this machine', async () => {
    for (const host of beyond) expect([host, await askOf(listening.get(host))('127.0.0.1')]).toEqual([host, 403])
    for (const host of within) expect([host, await askOf(listening.get(host))('127.0.0.1')]).toEqual([host, 200])
  })

  test('[BV-04] refuses every caller in production, where a proxy may leave no trace', async () => {
    const answer = await inProduction.inject({ method, url, body: bodies[method], remoteAddress: '127.0.0.1' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.message).toBe('Operators need a token in production: set INSTEP_TOKEN')
  })
})

test.each(routes)(
  '[BV-04] %s %s requires the token when one is configured, wherever the caller is',
  async (method, url) => {
    const ask = (authorization?: string, remoteAddress = '127.0.0.1') =>
      withToken.inject({
        method,
        url,
        body: bodies[method],
        remoteAddress,
        headers: authorization ? { authorization } : {},
      })
    expect((await ask(`Bearer ${token}`, '9.9.9.9')).statusCode).toBe(200)
    for (const wrong of [undefined, '', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`]) {
      const answer = await ask(wrong)
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(answer.json().error.code).toBe('unauthorized')
    }
  },
)

test('routes for visitors require no token', async () => {
  const events = { method: 'POST', url: '/events/raw/shop', body: '[]', remoteAddress: '9.9.9.9' } as const
  expect((await withToken.inject(events)).statusCode).toBe(200)
  expect((await withToken.inject({ url: '/lookup/shop/v', remoteAddress: '9.9.9.9' })).statusCode).toBe(200)
})

test.each([
  [{}, 'Operators need a token in production: set INSTEP_TOKEN'],
  [
    { INSTEP_ENVIRONMENT: 'staging', HOST: '0.0.0.0' },
    'Operators need a token where the service listens beyond this machine (HOST is 0.0.0.0): set INSTEP_TOKEN',
  ],
  [{ INSTEP_ENVIRONMENT: 'staging' }, undefined],
  [{ INSTEP_TOKEN: token }, undefined],
])('with %o the service states at start-up why operators are refused: %s', (variables, why) => {
  expect(whyOperatorsAreRefused(readConfiguration(variables))).toBe(why)
})
