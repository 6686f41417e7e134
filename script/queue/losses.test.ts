import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aClock } from '../testing/a-clock.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { openLosses } from './losses.ts'

const report = (data: unknown) => anEvent({ meta: { type: 'qubit.debug' }, code: 'loss', data })

/** Losses of a page whose reports become waiting events, as in life. */
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

test('[BY-04] events are counted by their reason, and what was not yet told is told once', async () => {
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

test('[BY-04] counts are kept until the service has answered for the event that tells them', async () => {
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

test('[BY-04] what an earlier page counted is told by the next one, unless its report still waits', () => {
  const storage = aKeyValue()
  someLosses(storage).losses.add('refused', [anEvent()])
  const still = someLosses(storage, [report({ refused: 1 })])
  still.losses.report()
  expect(still.told()).toEqual([{ refused: 1 }])
  const next = someLosses(storage)
  next.losses.report()
  expect(next.told()).toEqual([{ refused: 1 }])
})

test('[BY-04] a lost report is no loss of its own, and what it told is told again with the next', async () => {
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

test.each(['', 'null', 'spoilt', '5', '[1]'])('spoilt counts, %j, are none', (text) => {
  const storage = aKeyValue()
  storage.set('qb_loss', text)
  const { losses } = someLosses(storage)
  losses.add('refused', [anEvent()])
  expect(losses.counts().refused).toBe(1)
})

test('without storage, or with a full one, counts last as long as the page', () => {
  const full = { ...aKeyValue(), set: () => false }
  for (const storage of [full, undefined]) {
    const losses = openLosses({ storage, emit() {}, waiting: () => [], after() {} })
    losses.add('not stored', [anEvent()])
    losses.add('not stored', [anEvent()])
    expect(losses.counts()).toEqual({ 'not stored': 2 })
  }
})

test('[QU-18] each property tells its own losses; what the version before counted is told once', () => {
  const storage = aKeyValue()
  storage.set('qb_loss', '{"too old":2}')
  const of = (trackingId: string) => {
    const told: unknown[] = []
    const losses = openLosses({
      storage,
      trackingId,
      emit: (counts) => told.push(counts),
      waiting: () => [],
      after() {},
    })
    return { losses, told }
  }
  const a = of('a')
  a.losses.add('refused', [anEvent()])
  const b = of('b')
  b.losses.add('queue full', [anEvent()])
  a.losses.report()
  b.losses.report()
  expect([a.told, b.told]).toEqual([[{ 'too old': 2, refused: 1 }], [{ 'queue full': 1 }]])
})
