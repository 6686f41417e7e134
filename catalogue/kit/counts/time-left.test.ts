import { expect, test } from 'vitest'
import { timeLeft, twoDigits } from './time-left.ts'

const day = 86_400_000

test.each([
  [day + 3_723_000, { days: 1, hours: 1, minutes: 2, seconds: 3 }],
  [123 * day, { days: 123, hours: 0, minutes: 0, seconds: 0 }],
  [59_001, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d ms are %j', (ms, left) => {
  expect(timeLeft(1_800_000_000_000 + ms, 1_800_000_000_000)).toEqual(left)
})

test('numbers have at least two digits', () => {
  expect([0, 7, 10, 123].map(twoDigits)).toEqual(['00', '07', '10', '123'])
})
