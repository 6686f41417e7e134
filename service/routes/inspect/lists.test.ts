import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aStorageThatFailsLookups } from '../../testing/a-failing-storage.ts'
import { anApp, testNow } from '../../testing/an-app.ts'

const notice = { visitorId: 'v', propertyId: 'p', trackingId: 'shop' }

/** Each list, with the data the service receives or is seeded with, and the expected result of reading it. */
const lists = [
  [
    'events',
    { method: 'POST', url: '/events/raw/shop', body: JSON.stringify([anEvent({ note: 1 })]) },
    { event: { note: 1 } },
  ],
  ['deadletters', { method: 'POST', url: '/events/raw/shop', body: '[{"bad":1}]' }, { body: '{"bad":1}' }],
  [
    'errors',
    { method: 'POST', url: '/app/smartserve', body: '{"message":"broken"}' },
    { report: { message: 'broken' } },
  ],
  ['callbacks', { method: 'GET', url: '/cb?d=abc&ts=5&imp=1&p=one&p=two' }, { d: 'abc', products: ['one', 'two'] }],
  ['stash', { method: 'PUT', url: '/_inspect/stash/shop/public/key', body: { data: [1] } }, { key: 'key', data: [1] }],
  [
    'timeouts',
    {
      method: 'POST',
      url: '/stash/v1.1/deferkv/set/shop/public/timeouts-v/60',
      body: { route: 'segments', data: notice },
    },
    { visitorId: 'v' },
  ],
  ['counters', { method: 'PUT', url: '/_inspect/counters/shop/ecount/views/one/60', body: { count: 3 } }, { count: 3 }],
  ['stamps', { method: 'GET', url: '/stamp/t/shop', headers: { 'x-qb-state': 'abc' } }, { state: 'abc' }],
] as const

test.each(lists)('[SV-10] %s can be read back and cleared', async (name, request, seen) => {
  const app = anApp()
  const list = async () => (await app.inject(`/_inspect/${name}`)).json()[name]
  expect(await list()).toEqual([])
  expect((await app.inject(request)).statusCode).toBeLessThan(300)
  expect(await list()).toMatchObject([seen])
  expect((await app.inject({ method: 'DELETE', url: `/_inspect/${name}` })).statusCode).toBe(200)
  expect(await list()).toEqual([])
})

test('[SV-10] functions, their pending runs and their calls can be read back and cleared', async () => {
  const app = anApp({ functions: new Map([['mail', () => 'sent']]) })
  const run = (url: string, more = {}) => app.inject({ method: 'POST', url, body: { key: 'k', ...more } })
  await run('/qfn/mail')
  await run('/qfn/defer/mail', { delay: 60_000 })
  const listed = async () => (await app.inject('/_inspect/functions')).json()
  expect(await listed()).toMatchObject({ functions: ['mail'], pending: [{ key: 'k' }], invocations: [{ id: 'mail' }] })
  await app.inject({ method: 'DELETE', url: '/_inspect/functions' })
  expect(await listed()).toMatchObject({ functions: ['mail'], pending: [], invocations: [] })
})

test('[SV-10] a visitor can be seeded and deleted', async () => {
  const app = anApp()
  await app.inject({ method: 'PUT', url: '/_inspect/visitors/shop/v', body: { history: { views: 7 } } })
  const views = async () => (await app.inject('/lookup/shop/v')).json().history.views
  expect(await views()).toBe(7)
  await app.inject({ method: 'DELETE', url: '/_inspect/visitors' })
  expect(await views()).toBe(0)
})

test('[SV-10] all inspection routes get 404 unless the configuration enables them', async () => {
  const app = anApp({ configuration: { inspect: false } })
  const names = [...lists.map(([name]) => name), 'functions', 'visitors', 'metrics']
  for (const name of names) {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      expect((await app.inject({ method, url: `/_inspect/${name}` })).statusCode).toBe(404)
    }
  }
  for (const url of ['visitors/shop/v', 'stash/shop/public/key', 'counters/shop/ecount/views/one/60']) {
    expect((await app.inject({ method: 'PUT', url: `/_inspect/${url}`, body: {} })).statusCode).toBe(404)
  }
})

test('[SV-10] the clock and the random source can be injected', async () => {
  const app = anApp({ now: () => testNow + 5, random: () => 0.125, storage: aStorageThatFailsLookups() })
  for (const [, request] of lists) await app.inject(request)
  const times = async (name: string) => (await app.inject(`/_inspect/${name}`)).json()[name][0]
  for (const name of ['events', 'deadletters', 'errors', 'callbacks']) {
    expect(await times(name)).toMatchObject({ receivedAt: testNow + 5 })
  }
  expect(await times('stamps')).toMatchObject({ storedAt: testNow + 5, token: 'I'.repeat(32) })
  const failure = (await app.inject('/lookup/shop/v')).json()
  expect(failure.error.message).toBe(`Unexpected failure, in the log as ${(0.125).toString(36).slice(2)}`)
})
