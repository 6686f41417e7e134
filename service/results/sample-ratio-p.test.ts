import { expect, test } from 'vitest'
import { sampleRatioP } from './sample-ratio-p.ts'

const groups = (visitors: number[], shares = visitors.map(() => 1)) =>
  visitors.map((count, at) => ({ visitors: count, share: shares[at] ?? 0 }))

test('p is that of the published example of gbstats', () => {
  // github.com/growthbook/growthbook, packages/stats/tests/test_gbstats.py
  expect(sampleRatioP(groups([1000, 1200], [0.5, 0.5]))).toBeCloseTo(0.000020079, 9)
})

// As scipy.stats.chisquare gives them.
test.each([
  [[100, 120], 0.1775298524121496],
  [[100, 120, 140], 0.035673993347252395],
  [[100, 120, 140, 160], 0.0015157927818156536],
  [[100, 120, 140, 160, 180], 9.551659964465024e-6],
  [[100, 120, 140, 160, 180, 200], 6.643542740681347e-9],
  [[100, 120, 140, 160, 180, 200, 220], 4.088868218955329e-13],
])('p of the equal groups %j is exact', (visitors, p) => {
  expect(sampleRatioP(groups(visitors)) / p).toBeCloseTo(1, 9)
})

test('the proportions of the shares count, and one without visitors does', () => {
  expect(sampleRatioP(groups([100, 900], [1, 9]))).toBe(1)
  expect(sampleRatioP(groups([100, 900], [0.1, 0.9]))).toBeCloseTo(1, 9)
  expect(sampleRatioP(groups([0, 900], [0.1, 0.9]))).toBeLessThan(1e-20)
})

test('where nobody came, or nobody is divided, nothing is wrong', () => {
  expect(sampleRatioP(groups([0, 0]))).toBe(1)
  expect(sampleRatioP(groups([500]))).toBe(1)
  expect(sampleRatioP([])).toBe(1)
})
