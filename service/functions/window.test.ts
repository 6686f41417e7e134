import { expect, test } from 'vitest'
import { nextOpening, readWindow, type WindowText } from './window.ts'

const office = { day: 'monday-friday', time: '09:00-17:00', timezoneOffset: 0 }

function opening(window: WindowText, moment: string): string {
  const read = readWindow(window)
  if (!read) throw new Error('not a window')
  return new Date(nextOpening(Date.parse(moment), read)).toISOString().replace(':00.000', '')
}

// 2026-11-20 is a Friday.
test.each([
  ['inside', office, '2026-11-20T10:00Z', '2026-11-20T10:00Z'],
  ['at the opening', office, '2026-11-20T09:00Z', '2026-11-20T09:00Z'],
  ['before the opening', office, '2026-11-20T03:00Z', '2026-11-20T09:00Z'],
  ['at the closing', office, '2026-11-19T17:00Z', '2026-11-20T09:00Z'],
  ['after the last closing of the week', office, '2026-11-20T17:00Z', '2026-11-23T09:00Z'],
  ['on a closed day', office, '2026-11-22T12:00Z', '2026-11-23T09:00Z'],
  ['east of Greenwich', { ...office, timezoneOffset: -60 }, '2026-11-20T16:00Z', '2026-11-23T08:00Z'],
  ['west of Greenwich', { ...office, timezoneOffset: 300 }, '2026-11-20T21:59Z', '2026-11-20T21:59Z'],
  ['on another day there', { ...office, timezoneOffset: -780 }, '2026-11-19T20:00Z', '2026-11-19T20:00Z'],
  ['over midnight, in the evening', { ...office, time: '22:00-06:00' }, '2026-11-20T23:00Z', '2026-11-20T23:00Z'],
  ['over midnight, in the morning after', { ...office, time: '22:00-06:00' }, '2026-11-21T05:59Z', '2026-11-21T05:59Z'],
  ['over midnight, too late', { ...office, time: '22:00-06:00' }, '2026-11-21T06:00Z', '2026-11-23T22:00Z'],
  ['on one day', { day: 'Friday', time: '09:00-17:00' }, '2026-11-20T17:00Z', '2026-11-27T09:00Z'],
  ['over the week end', { day: 'saturday-monday', time: '09:00-17:00' }, '2026-11-20T12:00Z', '2026-11-21T09:00Z'],
  ['at any hour', { day: 'sunday' }, '2026-11-20T12:00Z', '2026-11-22T00:00Z'],
  ['at the last minute of an hour', { time: '08:59-17:59' }, '2026-11-20T08:00Z', '2026-11-20T08:59Z'],
  ['at the closing at the last minute of an hour', { time: '08:59-17:59' }, '2026-11-20T17:59Z', '2026-11-21T08:59Z'],
  ['on any day', { time: '09:00-24:00' }, '2026-11-21T23:59Z', '2026-11-21T23:59Z'],
  ['at any time', { timezoneOffset: -60 }, '2026-11-21T23:59Z', '2026-11-21T23:59Z'],
])('the next opening for a time %s', (_name, window, moment, expected) => {
  expect(opening(window, moment)).toBe(expected)
})

test.each([
  { day: 'mon-fri' },
  { day: 'monday-friday-sunday' },
  { day: '' },
  { time: '9-17' },
  { time: '09:00' },
  { time: '09:60-17:00' },
  { time: '09:00-17:60' },
  { time: '24:00-25:00' },
  { time: '09:00-09:00' },
])('%j is not a valid window', (window) => {
  expect(readWindow(window)).toBeNull()
})
