import { expect, test } from 'vitest'
import { costBinOf, summarizeBins } from './cost-bins.ts'

test.each([
  [-1, 0],
  [0, 0],
  [0.0001, 1],
  [0.001, 1],
  [0.001_01, 2],
  [0.002, 9],
  [0.004, 17],
  [1.024, 81],
])('[BD-07] the value %d is in the range %i', (value, bin) => {
  expect(costBinOf(value)).toBe(bin)
})

test('[BD-07] a quarter of the page loads is above the third quartile, whatever the order of the ranges', () => {
  const bins = [
    { bin: 9, pages: 1, total: 100, worst: 100 },
    { bin: 0, pages: 2, total: 0, worst: 0 },
    { bin: 5, pages: 1, total: 8, worst: 8 },
  ]
  expect(summarizeBins(bins)).toEqual({ pages: 4, mean: 27, p75: 8, worst: 100 })
  expect(summarizeBins([...bins.slice(0, 1), { bin: 2, pages: 2, total: 10, worst: 6 }])).toMatchObject({
    p75: 100,
    worst: 100,
  })
  expect(summarizeBins([{ bin: 2, pages: 4, total: 10, worst: 6 }])).toEqual({
    pages: 4,
    mean: 2.5,
    p75: 2.5,
    worst: 6,
  })
  expect(summarizeBins([])).toBe(null)
})
