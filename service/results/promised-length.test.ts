import { expect, test } from 'vitest'
import { daysOfTest } from '../../contract/steer/test-length.ts'
import { seededChance } from '../testing/seeded-chance.ts'
import { compareSamples } from './compare-samples.ts'
import { proportionSample } from './sample.ts'

const plan = { visitorsPerDay: 2000, rate: 0.04, uplift: 0.1, shares: [0.5, 0.5] }

test('[BN-05] after so many days about four of five simulated tests have proven the difference', () => {
  const chance = seededChance(7)
  const days = daysOfTest(plan) ?? 0
  const visitors = (plan.visitorsPerDay * days) / 2
  const sampleAt = (rate: number) => {
    // By the normal approximation: a million draws of single visitors would show the same.
    const normal = Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance())
    const converted = Math.round(visitors * rate + normal * Math.sqrt(visitors * rate * (1 - rate)))
    return proportionSample(converted, visitors)
  }
  const tests = 1000
  const proven = Array.from({ length: tests }).filter(() => {
    const comparison = compareSamples(sampleAt(plan.rate), sampleAt(plan.rate * (1 + plan.uplift)))
    return (comparison?.interval[0] ?? 0) > 0
  }).length
  expect(proven / tests).toBeGreaterThan(0.74)
  expect(proven / tests).toBeLessThan(0.88)
})
