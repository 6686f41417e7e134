import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { aStorageThatFailsLookups } from '../testing/a-failing-storage.ts'
import { anApp } from '../testing/an-app.ts'
import { postEvents } from '../testing/post-events.ts'
import type { TypedApp } from '../typed-app.ts'
import { serveMetrics } from './metrics-server.ts'

/** Returns the samples by their name and labels, such as `instep_events_total{outcome="accepted"}`. */
async function readSamples(app: TypedApp): Promise<Record<string, number>> {
  const { body, statusCode } = await app.inject('/metrics')
  expect(statusCode).toBe(200)
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => [line.replace(/ [^ ]+$/, ''), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

test('[BS-04] requests are counted by route pattern, method and class of status, and timed by route', async () => {
  const app = anApp()
  for (const visitor of ['anna', 'bert']) await app.inject(`/lookup/shop/${visitor}`)
  await app.inject('/nowhere')
  await app.inject('/nowhere/at/all')
  await app.inject({ method: 'DELETE', url: '/lookup/shop/anna' })
  const samples = await readSamples(app)
  const route = 'route="/lookup/:trackingId/:visitorId"'
  expect(samples).toMatchObject({
    [`instep_http_requests_total{${route},method="GET",status="2xx"}`]: 2,
    'instep_http_requests_total{route="none",method="GET",status="4xx"}': 2,
    'instep_http_requests_total{route="none",method="DELETE",status="4xx"}': 1,
    [`instep_http_request_duration_seconds_count{${route}}`]: 2,
    [`instep_http_request_duration_seconds_bucket{le="+Inf",${route}}`]: 2,
  })
})

test('[BS-04] events are counted as accepted, duplicate or refused, and refused ones by a few classes of reasons', async () => {
  const app = anApp()
  const event = anEvent()
  await postEvents(app, { events: [event, anEvent(), 7, { meta: { id: 'x' } }] })
  await postEvents(app, { events: [event], query: '?dedupe=true' })
  await postEvents(app, { body: 'not JSON' })
  await postEvents(app, { events: Array.from({ length: 101 }, () => anEvent()) })
  expect(await readSamples(app)).toMatchObject({
    instep_event_batches_total: 2,
    'instep_events_total{outcome="accepted"}': 2,
    'instep_events_total{outcome="duplicate"}': 1,
    'instep_events_total{outcome="refused"}': 2,
    'instep_events_refused_total{reason="not_an_object"}': 1,
    'instep_events_refused_total{reason="without_time"}': 1,
    'instep_events_refused_total{reason="body_unreadable"}': 1,
    'instep_events_refused_total{reason="body_too_large"}': 1,
  })
})

test('[BS-04] the metrics do not grow with visitors, sites, addresses or methods, and hold no id', async () => {
  const app = anApp()
  const ask = async (n: number) => {
    await postEvents(app, { events: [anEvent()], trackingId: `site-${n}` })
    for (const url of [`/lookup/site-${n}/visitor-${n}`, `/nowhere-${n}`, `/weather?cid=${n}&siteId=x`, '/cb?d=x&ts=1'])
      await app.inject({ url, headers: { 'user-agent': `browser-${n}`, 'x-forwarded-for': `10.9.8.${n}` } })
    await app.inject({ method: 'PURGE' as 'GET', url: `/lookup/site-${n}/visitor-${n}` })
  }
  const namesOf = async () => Object.keys(await readSamples(app)).filter((name) => name.startsWith('instep_'))
  await ask(1)
  await readSamples(app)
  const before = await namesOf()
  for (let n = 2; n < 30; n++) await ask(n)
  expect(await namesOf()).toEqual(before)
  expect((await app.inject('/metrics')).body).not.toMatch(/site-\d|visitor-\d|nowhere|browser-|10\.9\.8|PURGE/)
})

test('[BS-04] failures of the storage are counted by its part', async () => {
  const app = anApp({ storage: aStorageThatFailsLookups() })
  expect((await app.inject('/lookup/shop/visitor')).statusCode).toBe(500)
  expect(await readSamples(app)).toMatchObject({ 'instep_storage_errors_total{part="visitors"}': 1 })
})

test('[BS-04] memory, delay of the event loop, open connections and the version are told', async () => {
  const app = anApp()
  await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  const address = app.server.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' && address?.port}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
  expect(text).toMatch(/^instep_http_connections [1-9]/m)
  expect(text).toMatch(/^instep_build_info\{version="\d+\.\d+\.\d+"\} 1$/m)
  expect(text).toMatch(/^instep_storage_database_bytes [1-9]\d+$/m)
})

test('[BS-04] a storage adds gauges of its own; where it cannot, the others are told all the same', async () => {
  const gauge = { name: 'fold_lag_events', help: 'Events not folded yet.' }
  const describe: Storage['describe'] = async () => [
    { ...gauge, value: 3, labels: { partition: '0' } },
    { ...gauge, value: 5, labels: { partition: '1' } },
  ]
  const app = anApp({ storage: { ...sqliteStorage(':memory:'), describe } })
  const told = {
    'instep_storage_fold_lag_events{partition="0"}': 3,
    'instep_storage_fold_lag_events{partition="1"}': 5,
  }
  expect(await readSamples(app)).toMatchObject(told)
  expect(await readSamples(app)).toMatchObject(told)

  const failing = { ...sqliteStorage(':memory:'), describe: () => Promise.reject(new Error('gone')) }
  const other = anApp({ storage: failing })
  expect(await readSamples(other)).toMatchObject({
    instep_draining: 0,
    'instep_storage_errors_total{part="describe"}': 1,
  })
})

test('[BS-04] on a port of its own the metrics need no token, and nothing else is there', async () => {
  const app = anApp({ configuration: { token: '0123456789abcdef' } })
  const address = await serveMetrics(app, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  expect((await app.inject('/metrics')).statusCode).toBe(401)
  expect(await (await fetch(address)).text()).toContain('instep_events_total')
  expect((await fetch(new URL('/_inspect/events', address))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
  await app.close()
  await expect(fetch(address)).rejects.toThrow()
})
