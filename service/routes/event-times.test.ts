import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { storedEvents } from '../testing/inspected.ts'
import { postEvents } from '../testing/post-events.ts'

/** Creates a service whose clock the test controls. */
function aClockedApp() {
  let time = testNow
  const app = anApp({ now: () => time })
  return {
    app,
    receive: (at: number, ...events: unknown[]) => {
      time = at
      return postEvents(app, { events })
    },
  }
}

const hour = 3_600_000

test('[BY-07] device time, send time and receive time of an event are stored', async () => {
  const { app, receive } = aClockedApp()
  await receive(testNow, anEvent({ meta: { ts: 1000, batchTs: 1500 } }), anEvent({ meta: { ts: 1200 } }))
  expect(await storedEvents(app)).toMatchObject([
    { deviceAt: 1000, sentAt: 1500, receivedAt: testNow },
    { deviceAt: 1200, sentAt: null, receivedAt: testNow },
  ])
})

test('[BY-07] the corrected time uses the smallest offset of the session, also for earlier events', async () => {
  const { app, receive } = aClockedApp()
  const device = testNow - hour
  const event = (seq: number, ts: number, batchTs: number) => anEvent({ meta: { seq, ts, batchTs } })
  await receive(testNow + 900, event(1, device, device + 200)) // 700 ms in transit
  await receive(testNow + 2050, event(2, device + 1900, device + 2000)) // 50 ms in transit
  await receive(testNow + 4000, event(3, device + 2500, device + 3000)) // 1000 ms in transit
  const times = (await storedEvents(app)).map(({ correctedAt }) => correctedAt - testNow)
  expect(times).toEqual([50, 1950, 2550])
})

test('[BY-07] each session, visitor and property has its own offset', async () => {
  const { app, receive } = aClockedApp()
  const event = (seq: number, context: object) => anEvent({ meta: { seq, ts: 1000, batchTs: 1000 }, context })
  await receive(testNow, event(1, { sessionNumber: 1 }))
  await receive(testNow + hour, event(2, { sessionNumber: 2 }), event(1, { id: 'visitor-2' }))
  const times = (await storedEvents(app)).map(({ correctedAt }) => correctedAt - testNow)
  expect(times).toEqual([0, hour, hour])
})

test('[BY-07] a repeated event with a shorter transmission time is not stored again, but improves the offset', async () => {
  const { app, receive } = aClockedApp()
  const event = anEvent({ meta: { ts: 1000, batchTs: 1000 } })
  await receive(testNow + 5000, event)
  await receive(testNow + 9000, { ...event, meta: { ...event.meta, batchTs: 9000 } })
  expect((await storedEvents(app)).map(({ correctedAt }) => correctedAt)).toEqual([testNow + 1000])
})

test('[BY-07] with any clocks and transmission times, corrected times never change the order of seq', async () => {
  const anySent = fc.record({
    seq: fc.nat(20),
    session: fc.integer({ min: 1, max: 3 }),
    ts: fc.integer({ min: 1, max: 2e12 }),
    waited: fc.nat(1e6),
    receivedAt: fc.integer({ min: testNow, max: testNow + 1e9 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anySent, { maxLength: 12 }), async (sent) => {
      const { app, receive } = aClockedApp()
      for (const { seq, session, ts, waited, receivedAt } of sent) {
        const context = { sessionNumber: session }
        await receive(receivedAt, anEvent({ meta: { seq, ts, batchTs: ts + waited }, context }))
      }
      const events = (await storedEvents(app)).toSorted((a, b) => a.event.meta.seq - b.event.meta.seq)
      const bySeq = Map.groupBy(events, ({ event }) => event.meta.seq)
      let latest = Number.NEGATIVE_INFINITY
      for (const group of bySeq.values()) {
        const times = group.map(({ correctedAt }) => correctedAt)
        expect(Math.min(...times)).toBeGreaterThanOrEqual(latest)
        latest = Math.max(...times)
      }
      await app.close()
    }),
    { numRuns: 40 },
  )
})

test('an event without visitor, session and sequence number is corrected on its own', async () => {
  const { app, receive } = aClockedApp()
  await receive(testNow, { meta: { id: 'a', type: 'x', ts: 1000, batchTs: 1600 } })
  await receive(testNow, { meta: { id: 'b', type: 'x', ts: 1000, batchTs: 'soon', seq: null }, context: [] })
  expect((await storedEvents(app)).map(({ correctedAt }) => correctedAt)).toEqual([testNow - 600, testNow])
})
