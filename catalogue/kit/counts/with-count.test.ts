import { expect, test } from 'vitest'
import { withCount } from './with-count.ts'

test.each([
  ['{count} sold', '7 sold'],
  ['{count} sold, yes {count}', '7 sold, yes 7'],
  ['Selling fast', 'Selling fast'],
  ['{Count} {count', '{Count} {count'],
  ['', ''],
])('[SHR-08.7] with a count of 7 "%s" becomes "%s"', (text, shown) => {
  expect(withCount(text, 7)).toBe(shown)
})

test('[SHR-08.7] the count is written as a whole number', () => {
  expect(withCount('{count}', 1234)).toBe('1234')
  expect(withCount('{count}', 7.9)).toBe('7')
})
