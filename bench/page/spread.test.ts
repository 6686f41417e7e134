import { expect, test } from 'vitest'
import { spreadOf } from './spread.ts'

test.each([
  [[7], { median: 7, p25: 7, p75: 7, runs: 1 }],
  [[4, 1, 3, 2, 5], { median: 3, p25: 2, p75: 4, runs: 5 }],
  [[10, 100, 20, 9], { median: 15, p25: 9.75, p75: 40, runs: 4 }],
])('the spread of %o', (values, expected) => {
  expect(spreadOf(values)).toEqual(expected)
})

test('runs without a number are ignored, and with no number at all there is no spread', () => {
  expect(spreadOf([undefined, 3, Number.NaN])).toEqual({ median: 3, p25: 3, p75: 3, runs: 1 })
  expect(spreadOf([undefined])).toBe(undefined)
})
