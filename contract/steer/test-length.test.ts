import { expect, test } from 'vitest'
import { daysOfTest } from './test-length.ts'

const plan = { visitorsPerDay: 2000, rate: 0.04, uplift: 0.1, shares: [0.5, 0.5] }

test('[BN-05] a smaller difference, fewer visitors, a lower rate or a smaller share need a longer test', () => {
  const usual = daysOfTest(plan) ?? 0
  expect(usual).toBeGreaterThan(10)
  for (const harder of [{ uplift: 0.05 }, { visitorsPerDay: 1000 }, { rate: 0.02 }, { shares: [0.9, 0.1] }])
    expect(daysOfTest({ ...plan, ...harder })).toBeGreaterThan(usual * 1.5)
  expect(daysOfTest({ ...plan, shares: [0.34, 0.33, 0.33] })).toBeGreaterThan(usual)
})

test.each([
  [{ shares: [1] }],
  [{ shares: [0, 1] }],
  [{ shares: [0.5, 0.5, 0] }],
  [{ rate: 0 }],
  [{ uplift: 0 }],
  [{ visitorsPerDay: 0 }],
  [{ visitorsPerDay: 1, uplift: 0.01 }],
])('[BN-05] with %j there is never an answer', (part) => {
  expect(daysOfTest({ ...plan, ...part })).toBe(null)
})

test('[BN-05] before 150 conversions in each variation nothing is proven, however large the difference', () => {
  const days = daysOfTest({ visitorsPerDay: 100, rate: 0.05, uplift: 4, shares: [0.5, 0.5] })
  expect(days).toBe(60)
})
