import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

const now = 1_800_000_000_000
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

test.each([
  [2 * day + 3 * hour + 4 * minute + 5 * second, '2d 03h 04m 05s'],
  [123 * day, '123d 00h 00m 00s'],
  [day, '1d 00h 00m 00s'],
  [day - second, '23h 59m 59s'],
  [12 * second, '00h 00m 12s'],
  [second, '00h 00m 01s'],
])('[PDP-13.1] %i ms are formatted as %s', (left, text) => {
  expect(timeText(now + left, now)).toBe(text)
})

test.each([0, -1, -day])('at %i ms the deadline has passed', (left) => {
  expect(timeText(now + left, now)).toBe('Expired')
})
