import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aStorageThatFailsLookups } from '../../testing/a-failing-storage.ts'
import { anApp } from '../../testing/an-app.ts'
import { anOrder } from '../../testing/an-experiment.ts'
import { refusedEvents, storedEvents } from '../../testing/inspected.ts'
import { postEvents } from '../../testing/post-events.ts'

test('the inspection interface does not exist unless it is enabled', async () => {
  const app = anApp({ configuration: { inspect: false } })
  for (const url of ['/_inspect/events', '/_inspect/deadletters', '/_inspect/metrics', '/_inspect/visitors']) {
    for (const method of ['GET', 'DELETE', 'OPTIONS'] as const) {
      expect((await app.inject({ method, url })).statusCode).toBe(404)
    }
  }
  const seeding = await app.inject({ method: 'PUT', url: '/_inspect/visitors/shop/v', body: {} })
  expect(seeding.statusCode).toBe(404)
})

test('received data can be read and cleared, for one property or for all', async () => {
  const app = anApp()
  for (const trackingId of ['shop', 'second', 'third']) await postEvents(app, { trackingId, events: [anEvent(), {}] })
  await app.inject({ method: 'DELETE', url: '/_inspect/events?trackingId=shop' })
  await app.inject({ method: 'DELETE', url: '/_inspect/deadletters?trackingId=second' })
  expect([await storedEvents(app, 'shop'), await refusedEvents(app, 'second')]).toEqual([[], []])
  expect(await storedEvents(app, 'second')).toHaveLength(1)
  expect(await refusedEvents(app, 'shop')).toHaveLength(1)
  expect((await app.inject('/_inspect/events')).json().events).toHaveLength(2)
  await app.inject({ method: 'DELETE', url: '/_inspect/events' })
  await app.inject({ method: 'DELETE', url: '/_inspect/deadletters' })
  const cleared = await app.inject('/_inspect/events')
  expect([cleared.headers['content-type'], cleared.json()]).toEqual(['application/json; charset=utf-8', { events: [] }])
  expect((await app.inject('/_inspect/deadletters')).json()).toEqual({ deadletters: [] })
})

test('a visitor can be seeded, later events add to the seed, and the visitor can be deleted', async () => {
  const app = anApp()
  const seed = { history: { views: 40, lifetimeValue: 100 }, force: true }
  await app.inject({ method: 'PUT', url: '/_inspect/visitors/shop/visitor-1', body: seed })
  await postEvents(app, { events: [anOrder('A', 5, { context: { sessionNumber: 3 } })] })
  const lookup = async () => (await app.inject('/lookup/shop/visitor-1')).json()
  expect(await lookup()).toMatchObject({
    force: true,
    history: { views: 40, lifetimeValue: 105, sessions: 3, conversionCycle: 1 },
  })
  await app.inject({ method: 'DELETE', url: '/_inspect/visitors?trackingId=other' })
  // The order is known as before, too.
  await postEvents(app, { events: [anOrder('A', 5)] })
  expect((await lookup()).history).toMatchObject({ views: 40, lifetimeValue: 105 })
  await app.inject({ method: 'DELETE', url: '/_inspect/visitors' })
  expect(await lookup()).toMatchObject({ force: false, history: { views: 0, lifetimeValue: 0 } })
  await postEvents(app, { events: [anOrder('A', 5)] })
  expect(await lookup()).toMatchObject({ history: { lifetimeValue: 5 } })
})

test.each([
  ['a count as text', { history: { views: '40' } }],
  ['an unknown count', { history: { view: 40 } }],
  ['a negative count', { history: { views: -1 } }],
  ['force that is not a boolean', { force: 'yes' }],
  ['segments that are no object', { segments: [] }],
  ['an unknown field', { other: 1 }],
  ['a list', []],
  ['no JSON', 'seed'],
])('a seed with %s is refused with 400 and seeds nothing', async (_name, body) => {
  const app = anApp()
  const answer = await app.inject({ method: 'PUT', url: '/_inspect/visitors/shop/v', body })
  expect(answer.statusCode).toBe(400)
  expect((await app.inject('/lookup/shop/v')).json()).toMatchObject({ force: false, history: { views: 0 } })
})

test('the clock and the random source can be injected', async () => {
  const app = anApp({ now: () => 1234, random: () => 0.125, storage: aStorageThatFailsLookups() })
  await postEvents(app, { events: [anEvent()] })
  expect(await storedEvents(app)).toMatchObject([{ receivedAt: 1234 }])
  const failure = await app.inject('/lookup/shop/v')
  expect(failure.json().error.message).toBe(`Unexpected failure, in the log as ${(0.125).toString(36).slice(2)}`)
})

test('what is cleared or seeded is answered as done', async () => {
  const app = anApp()
  const done = { status: { code: 200, message: 'ok' } }
  const parts = ['events', 'deadletters', 'visitors', 'stamps', 'errors', 'stash', 'timeouts', 'counters']
  for (const part of [...parts, 'callbacks', 'functions', 'demo', 'demo/browser-with-settings']) {
    const answer = await app.inject({ method: 'DELETE', url: `/_inspect/${part}` })
    expect([part, answer.statusCode, answer.json()]).toEqual([part, 200, done])
  }
  const seeds = {
    'visitors/shop/v': {},
    'counters/shop/topk/views/A/60': { count: 1 },
    'demo/browser-with-settings': {},
  }
  for (const [path, body] of Object.entries(seeds)) {
    const answer = await app.inject({ method: 'PUT', url: `/_inspect/${path}`, body })
    expect([path, answer.statusCode, answer.json()]).toEqual([path, 200, done])
  }
})
