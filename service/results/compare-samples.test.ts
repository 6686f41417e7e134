import { expect, test } from 'vitest'
import { compareSamples } from './compare-samples.ts'
import { meanSample, proportionSample } from './sample.ts'

// The published examples of gbstats: github.com/growthbook/growthbook, packages/stats/tests, in the files named below.
const money = (sum: number, squares: number, visitors: number) => meanSample({ sum, squares, visitors })
const few = money(1396.87, 52377.9767, 3000)
const many = money(2422.7, 134698.29, 3461)

test.each([
  ['amounts', money(1396.87, 52377.9767, 3407), many, [0.70732, 0.37879]],
  ['proportions', proportionSample(14, 28), proportionSample(16, 30), [0.06667, 0.2717]],
  ['amounts of unequal groups', few, many, [0.50336, 0.33341]],
  ['proportions of unequal groups', proportionSample(1396, 3000), proportionSample(2422, 3461), [0.50386, 0.03386]],
])('uplift and standard error of %s match frequentist/test_tests.py', (_name, control, variation, expected) => {
  const { estimate, standardError } = compareSamples(control, variation) ?? {}
  expect([estimate, standardError].map(rounded)).toEqual(expected)
})

test('the sequential intervals match frequentist/test_tests.py', () => {
  const tuned = compareSamples(few, many, { alpha: 0.05, tuning: 1000 })
  expect(tuned?.interval.map(rounded)).toEqual([-0.55844, 1.56516])
  const usual = compareSamples(proportionSample(1396, 3000), proportionSample(2422, 3461))
  expect(usual?.interval.map(rounded)).toEqual([0.40098, 0.60675])
})

test('an interval is narrowest at its tuning value, as in frequentist/test_tests.py', () => {
  const [below, near, above] = [10, 6461, 10_000].map((tuning) => {
    const [low, high] = compareSamples(few, many, { alpha: 0.05, tuning })?.interval ?? []
    return Number(high) - Number(low)
  })
  expect(near).toBeLessThan(Number(above))
  expect(above).toBeLessThan(Number(below))
})

test('[BV-05] for a variation below the control the error does not shrink with its mean', () => {
  // 1,000 visitors each, with amounts that vary so much that 30 percent less may be chance.
  const [more, less] = [money(1000, 12_000, 1000), money(700, 5880, 1000)]
  const { estimate = 0, standardError = 0, interval: [low, high] = [0, 0] } = compareSamples(more, less) ?? {}
  expect([estimate, standardError].map(rounded)).toEqual([-0.3, 0.10388])
  const [toLow, toHigh] = [Math.log(0.7) - Math.log(1 + low), Math.log(1 + high) - Math.log(0.7)]
  expect(toHigh).toBeCloseTo(toLow)
  // The width in the logarithm of the ratio equals the delta method's width at a ratio of 1.
  const better = compareSamples(less, more)
  expect(toLow / Number(better && better.interval[1] - better.estimate)).toBeCloseTo(0.7)
  expect(high).toBeGreaterThan(0)
})

test('[BV-05] around equal means, an interval is as wide just below the control as just above it', () => {
  const width = (sum: number) => {
    const [low, high] = compareSamples(money(100_000, 1_200_000, 10_000), money(sum, 1_200_000, 10_000))?.interval ?? []
    return Number(high) - Number(low)
  }
  expect(width(99_999.99)).toBeCloseTo(width(100_000.01), 2)
})

test.each([
  ['proportions', proportionSample(49, 100), proportionSample(51, 100), [0.04082, 0.14725, 0.60918]],
  ['amounts', money(100, 1002.25, 10), money(105, 1111.5, 10), [0.05, 0.03572, 0.91923]],
])('the chance to win of %s matches bayesian/test_tests.py', (_name, control, variation, expected) => {
  const { estimate, standardError, chanceToWin } = compareSamples(control, variation) ?? {}
  expect([estimate, standardError, chanceToWin].map(rounded)).toEqual(expected)
})

test.each([
  ['nobody came', proportionSample(0, 0), proportionSample(0, 0)],
  ['the control has nothing', proportionSample(0, 100), proportionSample(5, 100)],
  ['nobody in the variation converted', proportionSample(5, 100), proportionSample(0, 100)],
  ['everybody did', proportionSample(100, 100), proportionSample(100, 100)],
  // As in frequentist/test_tests.py: this sum of squares is impossible for two visitors.
  ['the variance is below 0', money(1396.87, 52377.9767, 2), many],
])('there is no comparison when %s', (_name, control, variation) => {
  expect(compareSamples(control, variation)).toBeNull()
})

function rounded(value: number | undefined): number {
  return Math.round(Number(value) * 1e5) / 1e5
}
