import { expect, test } from 'vitest'
import { daysBefore, momentOf, readWallClock, startOfDay } from './wall-clock.ts'

const utc = (text: string) => Date.parse(`${text}Z`)

test.each([
  ['Europe/Berlin', '2026-11-25T20:30', '2026-11-25T21:30'],
  ['Europe/Berlin', '2026-07-01T20:30', '2026-07-01T22:30'],
  ['Asia/Kolkata', '2026-07-01T20:30', '2026-07-02T02:00'],
  ['America/New_York', '2026-07-01T02:30', '2026-06-30T22:30'],
])('in %s the clock shows at %s UTC %s', (timeZone, at, shown) => {
  expect(readWallClock(utc(at), timeZone)).toBe(utc(shown))
  expect(momentOf(utc(shown), timeZone)).toBe(utc(at))
})

test.each([
  ['an ordinary day', 'Europe/Berlin', '2026-11-25T20:30', '2026-11-24T23:00'],
  ['a day with a change to summer time', 'Europe/Berlin', '2026-03-29T12:00', '2026-03-28T23:00'],
  ['a day with a change from summer time', 'Europe/Berlin', '2026-10-25T12:00', '2026-10-24T22:00'],
  ['a zone of half an hour', 'Asia/Kolkata', '2026-11-25T20:30', '2026-11-25T18:30'],
  ['a day whose midnight the clock leaves out', 'Africa/Cairo', '2026-04-24T12:00', '2026-04-23T22:00'],
])('the start of %s', (_name, timeZone, at, start) => {
  expect(startOfDay(utc(at), timeZone)).toBe(utc(start))
})

test('the start of the next day is 23 or 25 hours later where the clock changes', () => {
  const hoursOf = (at: string) =>
    (startOfDay(utc(at), 'Europe/Berlin', 1) - startOfDay(utc(at), 'Europe/Berlin')) / 3_600_000
  expect(['2026-03-28T12:00', '2026-03-29T12:00', '2026-10-25T12:00'].map(hoursOf)).toEqual([24, 23, 25])
})

test('a week before the clock showed the same, whatever changed between', () => {
  expect(daysBefore(utc('2026-10-27T14:30'), 7, 'Europe/Berlin')).toBe(utc('2026-10-20T13:30'))
  expect(daysBefore(utc('2026-04-01T14:30'), 7, 'Europe/Berlin')).toBe(utc('2026-03-25T15:30'))
  expect(daysBefore(utc('2026-11-25T14:30'), 7, 'Europe/Berlin')).toBe(utc('2026-11-18T14:30'))
})

test('a time that the clock left out is as long after the change', () => {
  expect(momentOf(utc('2026-03-29T02:30'), 'Europe/Berlin')).toBe(utc('2026-03-29T01:30'))
})

test('of a time that the clock showed twice it is the first', () => {
  expect(momentOf(utc('2026-10-25T02:30'), 'Europe/Berlin')).toBe(utc('2026-10-25T00:30'))
})
