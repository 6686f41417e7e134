import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aClock } from '../../testing/a-clock.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { postEvents } from '../../testing/post-events.ts'
import { postJson } from '../../testing/post-json.ts'
import { routesOf } from '../../testing/routes-of.ts'
import type { TypedApp } from '../../typed-app.ts'

test('[SV-10] every inspection route gets 404 unless inspection is enabled', async () => {
  const routes = (await routesOf(anApp())).filter(({ url }) => url.startsWith('/_inspect'))
  expect(routes.length).toBeGreaterThan(10)
  const app = anApp({ configuration: { inspect: false } })
  for (const { url, methods } of routes) {
    for (const method of [...methods, 'OPTIONS']) {
      const answer = await app.inject({ method: method as 'GET', url, body: method === 'PUT' ? '{}' : undefined })
      expect([method, url, answer.statusCode]).toEqual([method, url, 404])
    }
  }
})

/** Sends data to every service that stores what it receives, at the time of the test's clock. */
async function useEverything(app: TypedApp): Promise<void> {
  const notice = { route: 'segments', data: { visitorId: 'v', propertyId: 'p', trackingId: 't' } }
  await postEvents(app, { events: [anEvent(), {}] })
  await postJson(app, '/app/smartserve', { message: 'broken' })
  await app.inject('/cb?d=data&ts=5&imp=1&p=A')
  await postJson(app, '/stash/v1.1/kv/set/shop/public/key', { data: 1 })
  await postJson(app, '/stash/v1.1/deferkv/set/shop/public/timeouts-v/60', notice)
  await postJson(app, '/qfn/mail', { data: 'now' })
  await postJson(app, '/qfn/defer/mail', { key: 'k', delay: 60_000 })
  await postJson(app, '/counters/shop/ecount/views/A/60')
}

const lists = [
  ['events', [{ trackingId: 'shop', receivedAt: testNow }]],
  ['deadletters', [{ reason: 'Invalid event: meta is missing', receivedAt: testNow }]],
  ['errors', [{ name: 'smartserve' }]],
  ['callbacks', [{ d: 'data', kind: 'impression', products: ['A'], receivedAt: testNow }]],
  ['stash', [{ namespace: 'shop', key: 'key', data: 1, storedAt: testNow }]],
  ['timeouts', [{ visitorId: 'v', due: testNow + 60_000 }]],
  ['counters', [{ name: 'views', id: 'A', count: 1 }]],
] as const

test('[SV-10] everything the services received can be read from each list and cleared there, with a given clock and random source', async () => {
  const app = anApp({ ...aClock(), random: () => 0.5, functions: new Map([['mail', () => null]]) })
  const read = async (list: string) => (await app.inject(`/_inspect/${list}`)).json()
  await useEverything(app)
  for (const [list, expected] of lists) expect(await read(list)).toMatchObject({ [list]: expected })
  expect(await read('functions')).toMatchObject({
    functions: ['mail'],
    pending: [{ key: 'k', due: testNow + 60_000, invocationId: 'i'.repeat(20) }],
    invocations: [{ data: 'now', at: testNow, invocationId: 'i'.repeat(20) }],
  })
  for (const [list] of [...lists, ['functions'] as const]) {
    expect((await app.inject({ method: 'DELETE', url: `/_inspect/${list}` })).statusCode).toBe(200)
  }
  for (const [list] of lists) expect(await read(list)).toEqual({ [list]: [] })
  expect(await read('functions')).toEqual({ functions: ['mail'], pending: [], invocations: [] })
})

test('[SV-10] visitors, stash and counters can be seeded', async () => {
  const app = anApp()
  const put = async (url: string, body: object) =>
    (await app.inject({ method: 'PUT', url: `/_inspect/${url}`, body })).statusCode
  expect(await put('visitors/shop/v', { history: { views: 7 } })).toBe(200)
  expect(await put('stash/shop/profile/tier:v', { data: 'gold' })).toBe(200)
  expect(await put('counters/shop/topk/views/A/60', { count: 12 })).toBe(200)
  const batch = await postJson(app, '/stash/v1.1/kv/getbatch/shop/profile', { keys: ['tier:v'] })
  expect((await app.inject('/lookup/shop/v')).json()).toMatchObject({ history: { views: 7 } })
  expect(batch.body.data).toEqual({ 'tier:v': 'gold' })
  expect((await app.inject('/counters/shop/topk/views')).json().data).toEqual([['A', 12]])
})
