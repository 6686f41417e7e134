import { expect, test } from 'vitest'
import { isTimeZone, resolveTime } from './resolve-time.ts'

const iso = (...args: Parameters<typeof resolveTime>) => new Date(resolveTime(...args).time).toISOString()

test.each([
  ['2027-01-31T08:00', 'Europe/Paris', '2027-01-31T07:00:00.000Z'],
  ['2027-07-31 08:00', 'Europe/Paris', '2027-07-31T06:00:00.000Z'],
  ['2027-07-31', 'Europe/Paris', '2027-07-30T22:00:00.000Z'],
  ['2027-07-31T08:00:30', 'America/New_York', '2027-07-31T12:00:30.000Z'],
  ['2027-07-31T08:00', 'Asia/Kolkata', '2027-07-31T02:30:00.000Z'],
  ['2027-07-31T08:00Z', 'Europe/Paris', '2027-07-31T08:00:00.000Z'],
  ['2027-07-31T08:00+05:00', 'Europe/Paris', '2027-07-31T03:00:00.000Z'],
  ['2027-07-31T08:00', undefined, '2027-07-31T08:00:00.000Z'],
])('[EX-14] %s in %s is %s', (text, zone, moment) => {
  expect(iso(text, zone)).toBe(moment)
})

test('[EX-14] a time skipped in spring is moved forward by the skipped hour, and for a repeated time the first occurrence is used', () => {
  // In Paris clocks go from 02:00 to 03:00 on 28 March 2027, and from 03:00 back to 02:00 on 31 October.
  expect(resolveTime('2027-03-28T02:30', 'Europe/Paris')).toMatchObject({ clocks: 'skipped' })
  expect(iso('2027-03-28T02:30', 'Europe/Paris')).toBe('2027-03-28T01:30:00.000Z') // 03:30 local time
  expect(resolveTime('2027-10-31T02:30', 'Europe/Paris')).toMatchObject({ clocks: 'repeated' })
  expect(iso('2027-10-31T02:30', 'Europe/Paris')).toBe('2027-10-31T00:30:00.000Z')
  for (const [text, moment] of [
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ] as const) {
    expect(resolveTime(text, 'Europe/Paris').clocks).toBeUndefined()
    expect(iso(text, 'Europe/Paris')).toBe(moment)
  }
  // West of Greenwich the offset has the opposite sign.
  expect(iso('2027-11-07T01:30', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z')
})

test('[EX-14] a text that cannot be read gives no time, and milliseconds are accepted', () => {
  expect(resolveTime('soon', 'Europe/Paris').time).toBeNaN()
  expect(resolveTime('2027-02-30', 'Europe/Paris').time).toBeNaN()
  expect(resolveTime(7)).toEqual({ time: 7 })
})

test('only names of known time zones are accepted', () => {
  expect(['Europe/Paris', 'UTC', 'Paris', '', 2].map(isTimeZone)).toEqual([true, true, false, false, false])
})
