import { expect, test } from 'vitest'
import { firstPositions } from './put-first.ts'

test('positions count from 1 and keep their order', () => {
  expect(firstPositions(4, [3, 1])).toEqual([2, 0])
})

test('[PDP-24.3] positions that do not exist or occur twice are ignored', () => {
  expect(firstPositions(3, [0, 4, -1, 1.5, Number.NaN, 3, 2, 3])).toEqual([2, 1])
})

test.each([0, 1])('[PDP-24.3] with %i media nothing changes', (count) => {
  expect(firstPositions(count, [2, 1])).toEqual([])
})
