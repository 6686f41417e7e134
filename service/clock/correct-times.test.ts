import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctTimes, type TimedEvent } from './correct-times.ts'
import { offsetOf } from './offset-of.ts'

const anyTime = fc.integer({ min: 1, max: 4e12 })
const anyEvent: fc.Arbitrary<TimedEvent> = fc.record({
  visitor: fc.constantFrom('a', 'b', null),
  seq: fc.option(fc.nat(30)),
  deviceAt: anyTime,
  offset: fc.integer({ min: -4e12, max: 4e12 }),
})

test('corrected times never contradict the order of the sequence numbers, whatever the device clocks say', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const times = correctTimes(events)
      for (const [at, { visitor, seq }] of events.entries()) {
        for (const [other, later] of events.entries()) {
          if (visitor === null || seq === null || later.visitor !== visitor || later.seq === null) continue
          if (seq < later.seq) expect(times[at]).toBeLessThanOrEqual(times[other] ?? Number.NaN)
        }
      }
    }),
  )
})

test('a time is only ever moved later than device time plus offset, and only when necessary', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const times = correctTimes(events)
      const shifted = events.map(({ deviceAt, offset }) => deviceAt + offset)
      for (const [at, time] of times.entries()) {
        expect(time).toBeGreaterThanOrEqual(shifted[at] ?? Number.NaN)
        expect(shifted).toContain(time)
      }
    }),
  )
})

test('events whose corrected times already agree with the sequence numbers are only shifted', () => {
  fc.assert(
    fc.property(fc.array(anyTime), anyTime, (moments, offset) => {
      const events = moments.toSorted((a, b) => a - b).map((deviceAt, seq) => ({ visitor: 'a', seq, deviceAt, offset }))
      expect(correctTimes(events)).toEqual(events.map(({ deviceAt }) => deviceAt + offset))
    }),
  )
})

test('events with one sequence number are taken in the order in which they are given', () => {
  const events = [20, 10].map((deviceAt) => ({ visitor: 'a', seq: 1, deviceAt, offset: 0 }))
  expect(correctTimes(events)).toEqual([20, 20])
})

test('a steady device clock is corrected up to the shortest transmission time of the session', () => {
  const anyDelivery = fc.record({ happenedAt: anyTime, waited: fc.nat(1e6), underWay: fc.nat(60_000) })
  fc.assert(
    fc.property(fc.array(anyDelivery, { minLength: 1 }), fc.integer({ min: -1e9, max: 1e9 }), (deliveries, behind) => {
      const offsets = deliveries.map(({ happenedAt, waited, underWay }) =>
        offsetOf({
          deviceAt: happenedAt - behind,
          sentAt: happenedAt - behind + waited,
          receivedAt: happenedAt + waited + underWay,
        }),
      )
      const shortest = Math.min(...deliveries.map(({ underWay }) => underWay))
      const offset = Math.min(...offsets)
      expect(offset).toBe(behind + shortest)
      const times = correctTimes(
        deliveries.map(({ happenedAt }) => ({ visitor: null, seq: null, deviceAt: happenedAt - behind, offset })),
      )
      expect(times).toEqual(deliveries.map(({ happenedAt }) => happenedAt + shortest))
    }),
  )
})

test.each([
  ['the time of sending', { deviceAt: 100, sentAt: 300, receivedAt: 1000 }, 700],
  ['the time of the event when that of sending is unknown', { deviceAt: 100, sentAt: null, receivedAt: 1000 }, 900],
  ['the time of the event when it is said to be sent earlier', { deviceAt: 100, sentAt: 50, receivedAt: 1000 }, 900],
])('the offset is derived from %s', (_name, times, offset) => {
  expect(offsetOf(times)).toBe(offset)
})
