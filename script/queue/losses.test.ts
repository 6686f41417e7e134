import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aClock } from '../testing/a-clock.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { openLosses } from './losses.ts'

const report = (data: unknown) => anEvent({ meta: { type: 'qubit.debug' }, code: 'loss', data })

/** Losses of a page, whose reports join the waiting events as in production. */
function someLosses(storage = aKeyValue(), waiting: WireEvent[] = []) {
  const clock = aClock()
  const losses = openLosses({
    storage,
    emit: (data) => waiting.push(report(data)),
    waiting: () => waiting,
    after: clock.after,
  })
  return { losses, clock, storage, waiting, told: () => waiting.map(({ data }) => data) }
}

test('[BY-04] events are counted by reason, and each count is reported once', async () => {
  const { losses, clock, told } = someLosses()
  losses.add('queue full', [anEvent(), anEvent()])
  losses.add('refused', [anEvent()])
  await clock.pass(0)
  expect(told()).toEqual([{ 'queue full': 2, refused: 1 }])
  losses.add('refused', [anEvent()])
  await clock.pass(0)
  expect(told()).toEqual([{ 'queue full': 2, refused: 1 }, { refused: 1 }])
  expect(losses.counts()).toEqual({ 'queue full': 2, refused: 2 })
})

test('[BY-04] counts are kept until the service has acknowledged the event that reports them', async () => {
  const { losses, clock, storage, waiting } = someLosses()
  losses.add('too old', [anEvent()])
  await clock.pass(0)
  losses.add('too old', [anEvent()])
  expect(losses.counts()).toEqual({ 'too old': 2 })
  losses.told(waiting.splice(0, 1))
  expect(losses.counts()).toEqual({ 'too old': 1 })
  await clock.pass(0)
  losses.told(waiting.splice(0))
  expect(losses.counts()).toEqual({})
  expect(storage.keys()).toEqual([])
})

test('[BY-04] only an event that reports losses settles them', async () => {
  const { losses, clock } = someLosses()
  losses.add('refused', [anEvent()])
  await clock.pass(0)
  const data = { refused: 1 }
  losses.told([anEvent({ meta: { type: 'qubit.debug' }, code: 'slow', data }), anEvent({ code: 'loss', data })])
  expect(losses.counts()).toEqual({ refused: 1 })
})

test('[BY-04] the counts of an earlier page are reported by the next one, unless their report is still waiting', async () => {
  const storage = aKeyValue()
  someLosses(storage).losses.add('refused', [anEvent()])
  const still = someLosses(storage, [report({ refused: 1 })])
  still.losses.report()
  await still.clock.pass(0)
  expect(still.told()).toEqual([{ refused: 1 }])
  const next = someLosses(storage)
  next.losses.report()
  await next.clock.pass(0)
  expect(next.told()).toEqual([{ refused: 1 }])
})

test('[BY-04] a report of an earlier page that is acknowledged while this code is being loaded is not repeated', async () => {
  const storage = aKeyValue()
  someLosses(storage).losses.add('refused', [anEvent()])
  const { losses, clock, told } = someLosses(storage)
  // Both calls were made meanwhile, and follow each other at once.
  losses.report()
  losses.told([report({ refused: 1 })])
  await clock.pass(0)
  expect(told()).toEqual([])
  expect(losses.counts()).toEqual({})
})

test('[BY-04] a lost report is not counted as a loss, and its counts are reported again with the next report', async () => {
  const { losses, clock, waiting, told } = someLosses()
  losses.add('refused', [anEvent()])
  await clock.pass(0)
  losses.add('refused', waiting.splice(0))
  await clock.pass(0)
  expect(losses.counts()).toEqual({ refused: 1 })
  expect(told()).toEqual([])
  losses.add('refused', [anEvent()])
  await clock.pass(0)
  expect(told()).toEqual([{ refused: 2 }])
})

test.each(['', 'null', 'spoilt', '5', '[1]'])('corrupted counts, %j, are ignored', (text) => {
  const storage = aKeyValue()
  storage.set('qb_loss', text)
  const { losses } = someLosses(storage)
  losses.add('refused', [anEvent()])
  expect(losses.counts().refused).toBe(1)
})

test('without storage, or with a full one, counts are kept until the page is left', () => {
  const full = { ...aKeyValue(), set: () => false }
  for (const storage of [full, undefined]) {
    const losses = openLosses({ storage, emit() {}, waiting: () => [], after() {} })
    losses.add('not stored', [anEvent()])
    losses.add('not stored', [anEvent()])
    expect(losses.counts()).toEqual({ 'not stored': 2 })
  }
})

test('[QU-18] each property reports its own losses, and counts of an older version are reported once', async () => {
  const storage = aKeyValue()
  storage.set('qb_loss', '{"too old":2}')
  const clock = aClock()
  const of = (trackingId: string) => {
    const waiting: WireEvent[] = []
    const losses = openLosses({
      storage,
      trackingId,
      emit: (counts) => waiting.push(report(counts)),
      waiting: () => waiting,
      after: clock.after,
    })
    return { losses, told: () => waiting.map(({ data }) => data) }
  }
  const a = of('a')
  a.losses.add('refused', [anEvent()])
  const b = of('b')
  b.losses.add('queue full', [anEvent()])
  a.losses.report()
  b.losses.report()
  await clock.pass(0)
  expect([a.told(), b.told()]).toEqual([[{ 'too old': 2, refused: 1 }], [{ 'queue full': 1 }]])
})
