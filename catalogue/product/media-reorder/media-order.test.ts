import { expect, test } from 'vitest'
import { mediaOrder } from './media-order.ts'

test('[PDP-24.1] positions count from 1 and keep their order, the rest follows', () => {
  expect(mediaOrder(4, [3, 1])).toEqual([2, 0, 1, 3])
  expect(mediaOrder(3, [2])).toEqual([1, 0, 2])
})

test('[PDP-24.3] positions that do not exist or occur twice are ignored', () => {
  expect(mediaOrder(3, [0, 4, -1, 1.5, Number.NaN, 3, 2, 3])).toEqual([2, 1, 0])
})

test.each([
  [0, [2, 1]],
  [1, [2, 1]],
  [3, [1]],
  [3, [1, 2, 3]],
])('[PDP-24.3] with %i media and the positions %j nothing changes', (count, positions) => {
  expect(mediaOrder(count, positions)).toBeUndefined()
})
