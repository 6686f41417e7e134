import fc from 'fast-check'
import { expect, test } from 'vitest'
import { binOf, historyOf, topOf, unknownBin } from './revenue-bins.ts'

test('an amount lies within its range, whose top is at most 9 % more, and in none of the unknown ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (spent) => {
      const bin = binOf(spent)
      expect(topOf(bin)).toBeGreaterThanOrEqual(spent * (1 - 1e-9))
      if (spent > 1) expect(topOf(bin)).toBeLessThan(1.1 * spent)
      expect([binOf(0), bin]).not.toContain(unknownBin)
      expect(binOf(spent + 1)).toBeGreaterThanOrEqual(bin)
    }),
  )
  expect([binOf(0), binOf(-5), topOf(0), topOf(unknownBin)]).toEqual([0, 0, 0, 0])
})

test.each([
  [0, 0],
  [-500, 0],
  [1, 10],
  [10_000, 4615],
  [1_000_000, 9210],
])('spending of %d hundredths before an experiment is compared by its logarithm, %d', (before, history) => {
  expect(historyOf(before)).toBe(history)
})
