import { expect, test } from 'vitest'
import { dueMoment, type RunSchedule } from './due-moment.ts'

const now = Date.UTC(2026, 10, 20, 12)
const days30 = 30 * 24 * 3_600_000

test.each<[string, RunSchedule, number]>([
  ['after a delay', { delay: 1000 }, now + 1000],
  ['at once', { delay: 0, time: null }, now],
  ['after a part of a millisecond', { delay: 0.2 }, now + 1],
  ['at the last moment', { delay: days30 }, now + days30],
  ['at a time', { time: now + 5.5, delay: null }, now + 6],
  ['at a time that is over', { time: 1 }, now],
  ['at a date', { time: '2026-11-20T12:00:01Z' }, now + 1000],
  [
    'in a window',
    { delay: 0, window: { day: 'saturday', time: '09:00-10:00', timezoneOffset: 0 } },
    now + 21 * 3_600_000,
  ],
])('[SV-45] a run is due %s', (_, schedule, due) => {
  expect(dueMoment(schedule, now)).toBe(due)
})

test.each<[RunSchedule, string]>([
  [{}, 'time or delay is required'],
  [{ time: null, delay: null }, 'time or delay is required'],
  [{ time: now, delay: 1 }, 'Only one of time and delay can be used'],
  [{ delay: -1 }, 'delay is not a number of milliseconds from 0'],
  [{ delay: Number.NaN }, 'delay is not a number of milliseconds from 0'],
  [{ time: 0 }, 'time is not a time in milliseconds or an ISO date'],
  [{ time: 'soon' }, 'time is not a time in milliseconds or an ISO date'],
  [{ delay: days30 + 1 }, 'The run is more than 30 days ahead'],
  [
    { delay: 1, window: { day: 'never' } },
    'window is not {day, time, timezoneOffset} such as monday-friday and 09:00-17:00',
  ],
])('[SV-45] the schedule %j is refused with the reason', (schedule, message) => {
  expect(() => dueMoment(schedule, now)).toThrow(new Error(message))
})
