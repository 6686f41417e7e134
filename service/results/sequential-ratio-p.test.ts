import { expect, test } from 'vitest'
import { seededChance } from '../testing/seeded-chance.ts'
import { logGamma, sequentialRatioP } from './sequential-ratio-p.ts'

const groups = (visitors: number[], shares = visitors.map(() => 1)) =>
  visitors.map((count, at) => ({ visitors: count, share: shares[at] ?? 0 }))

test.each([
  [0.5, Math.log(Math.PI) / 2],
  [1, 0],
  [5, Math.log(24)],
  [171, 706.573062245787],
  [1e6, 12_815_504.5691476],
])('the logarithm of gamma(%d) is exact', (x, expected) => {
  expect(logGamma(x)).toBeCloseTo(expected, 7)
})

test('the logarithm of the gamma function is exact to 13 digits where it begins to be a series', () => {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
  for (const x of [11, 12, 13, 14]) expect(logGamma(x)).toBeCloseTo(Math.log(factorial(x - 1)), 13)
})

/** The same Bayes factor with one concentration, computed visitor by visitor according to its definition. */
function oneByOne(came: number[], share: number, concentration: number): number {
  const seen = [0, 0]
  let factor = 1
  for (const half of came) {
    const prior = (half === 0 ? share : 1 - share) * concentration
    factor *= (prior + (seen[half] ?? 0)) / (concentration + (seen[0] ?? 0) + (seen[1] ?? 0)) / (prior / concentration)
    seen[half] = (seen[half] ?? 0) + 1
  }
  return factor
}

test('p is one divided by the mean of the Bayes factors, which do not depend on the order of the visitors', () => {
  const came = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]
  const factors = [10, 100, 1000, 10_000, 100_000].map((each) => oneByOne(came, 0.3, each))
  const mean = factors.reduce((sum, each) => sum + each, 0) / factors.length
  expect(sequentialRatioP(groups([10, 2], [0.3, 0.7]))).toBeCloseTo(Math.min(1, 1 / mean), 9)
})

test('looked at after every hundredth visitor, a correct distribution rarely raises an alarm; with chi-square it often would', () => {
  const chance = seededChance(20_261_122)
  let sequential = 0
  let chiSquare = 0
  const runs = 500
  for (let run = 0; run < runs; run++) {
    const found = { sequential: false, chiSquare: false }
    const [a, b] = [
      { visitors: 0, share: 0.5 },
      { visitors: 0, share: 0.5 },
    ]
    for (let visitor = 1; visitor <= 10_000; visitor++) {
      ;(chance() < 0.5 ? a : b).visitors++
      if (visitor % 100 !== 0) continue
      found.sequential ||= sequentialRatioP([a, b]) < 0.05
      found.chiSquare ||= (a.visitors - b.visitors) ** 2 / visitor > 3.841
    }
    sequential += Number(found.sequential)
    chiSquare += Number(found.chiSquare)
  }
  expect(sequential / runs).toBeLessThanOrEqual(0.05)
  expect(chiSquare / runs).toBeGreaterThan(0.25)
})

test.each([
  ['a fifth more in one half, soon', [1000, 1250], true],
  ['three percent more in one half, later', [100_000, 103_000], true],
  ['what chance brings', [1000, 1050], false],
])('%s', (_name, visitors, isAlarm) => {
  expect(sequentialRatioP(groups(visitors)) < 0.001).toBe(isAlarm)
})

test('only the proportions of the shares count, and a variation without visitors counts too', () => {
  expect(sequentialRatioP(groups([100, 900], [1, 9]))).toBe(1)
  expect(sequentialRatioP(groups([100, 900], [0.1, 0.9]))).toBe(1)
  expect(sequentialRatioP(groups([0, 900], [0.1, 0.9]))).toBeLessThan(1e-6)
  expect(sequentialRatioP(groups([1, 900], [0, 1]))).toBe(0)
})

test('without visitors, or with fewer than two groups, p is 1', () => {
  expect(sequentialRatioP(groups([0, 0]))).toBe(1)
  expect(sequentialRatioP(groups([500]))).toBe(1)
  expect(sequentialRatioP([])).toBe(1)
})
