import { expect, test } from 'vitest'
import type { Reply } from '../../services/remote/request.ts'
import { aJar } from '../../testing/a-jar.ts'
import type { RunFacts } from '../../testing/a-run.ts'
import { eventually } from '../../testing/eventually.ts'
import { createConsent } from '../../visitor/consent/consent.ts'
import { anInspectedRun } from './testing/an-inspected-run.ts'

const done: Reply = { status: 200, text: '{"status":{"code":200},"rejected":[]}' }
const flags = { compression: false, stateSync: false }

/** Starts a run whose service answers batches of events as `answer` says. */
const running = (answer: () => Reply | Promise<Reply>, facts: RunFacts = {}) =>
  anInspectedRun([], {
    ...facts,
    config: { flags, ...facts.config },
    reply: ({ url }) => (url.includes('/events/') ? answer() : done),
  })

test('[BU-01] [BY-01] an event waits until the service acknowledges it, and then the batch is the last one stored', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const { run, inspection } = await running(() => promise)
  expect(inspection.delivery()).toMatchObject({ waiting: [], posted: 0, lastSent: undefined, failure: undefined })
  await run.view()
  const { waiting, oldest } = inspection.delivery()
  const seen: string[] = []
  inspection.onEvent(({ meta }) => seen.push(meta.id))
  expect([...waiting].sort()).toEqual(seen.sort())
  expect(oldest).toBe(run.page.now())
  await run.page.clock.pass(1000)
  const count = waiting.length
  expect(inspection.delivery()).toMatchObject({ posted: count })
  resolve(done)
  await eventually(() =>
    expect(inspection.delivery()).toMatchObject({ waiting: [], posted: 0, lastSent: { at: run.page.now(), count } }),
  )
})

test('[BU-01] failed attempts are counted with the last reason and the time of the next, until one succeeds', async () => {
  let isDown = true
  const { run, inspection } = await running(() => {
    if (isDown) throw new Error('POST failed: network or CORS error')
    return done
  })
  inspection.delivery()
  await run.view()
  await run.page.clock.pass(1000)
  await eventually(() => expect(inspection.delivery().failure?.times).toBe(1))
  const { failure, pausedUntil, isPausedByService } = inspection.delivery()
  expect(failure?.reason).toContain('network or CORS error')
  expect([pausedUntil, isPausedByService]).toEqual([(failure?.at ?? 0) + 30_000, false])
  await run.page.clock.pass(31_000)
  await eventually(() => expect(inspection.delivery().failure?.times).toBe(2))
  isDown = false
  await run.page.clock.pass(31_000)
  await eventually(() => expect(inspection.delivery()).toMatchObject({ waiting: [], failure: undefined }))
  expect(inspection.delivery().pausedUntil).toBe(undefined)
})

test('[BU-01] [QU-18] a wait that the service asks for is shown with its end', async () => {
  const busy: Reply = { status: 503, text: '{"status":{"code":503}}', retryAfter: '120' }
  const { run, inspection } = await running(() => busy)
  inspection.delivery()
  await run.view()
  await run.page.clock.pass(1000)
  await eventually(() => expect(inspection.delivery().isPausedByService).toBe(true))
  const { pausedUntil = 0 } = inspection.delivery()
  expect(pausedUntil - run.page.now()).toBeGreaterThan(110_000)
  expect(pausedUntil - run.page.now()).toBeLessThanOrEqual(120_000)
  // The queue looks again and finds that it has to wait, which is neither an answer nor an attempt.
  await run.page.clock.pass(31_000)
  expect(inspection.delivery()).toMatchObject({ pausedUntil, lastSent: undefined, failure: { times: 1 } })
})

test('[BU-01] events of another property on the origin are not counted', async () => {
  const { run, inspection } = await running(() => done)
  const event = { meta: { id: 'other', ts: run.page.now(), trackingId: 'another' } }
  run.page.storage.set('qb_queue:other', JSON.stringify({ event, attempted: false }))
  run.page.storage.set('qb_queue:broken', 'no JSON')
  expect(inspection.delivery().waiting).toEqual([])
})

test.each<[string, RunFacts, string]>([
  ['a bot', { page: { webdriver: () => true } }, 'bot'],
  ['a visitor with Do Not Track', { jar: aJar({ qb_dnt: '1' }) }, 'tracking disabled'],
  ['denied consent', { consent: createConsent('denied') }, 'consent denied'],
  ['pending consent', { consent: createConsent('pending') }, 'consent pending'],
])('[BU-01] for %s the inspector says that nothing is sent', async (_, facts, silence) => {
  const { run, inspection } = await running(() => done, facts)
  await run.view()
  await eventually(() => expect(inspection.delivery().silence).toBe(silence))
})

test('[BU-01] [EV-13] for a blocked address the inspector says that nothing is sent, and else it says nothing', async () => {
  const { run, inspection } = await running(() => done, { config: { ipBlocklist: ['192.0.2.1'] } })
  await run.view()
  expect(inspection.delivery().silence).toBe(undefined)
  run.cookies?.change({ permanent: { ipAddress: '192.0.2.1' } })
  expect(inspection.delivery().silence).toBe('blocked address')
})
