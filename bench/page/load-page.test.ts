import { expect, test } from 'vitest'
import { blockingTime } from './load-page.ts'

test.each([
  [[], 0],
  [[50], 0],
  [[51, 49, 250], 201],
])('the blocking time of tasks of %o ms is %d ms', (tasks, expected) => {
  expect(blockingTime(tasks)).toBe(expected)
})
