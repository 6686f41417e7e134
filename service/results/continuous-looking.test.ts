import { expect, test } from 'vitest'
import { compareSamples } from './compare-samples.ts'
import { experienceResults } from './experience-results.ts'
import type { Counted } from './results-store.ts'
import { proportionSample } from './sample.ts'

const tests = 1000
const days = 30

/** A shop: visitors a day in both halves, how many of them order, and how much their orders differ (of the logarithm). */
type Shop = { daily: number; rate: number; spread: number; controlShare?: number; more?: number }

/** The same chances each time, from 0 up to 1. */
function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function aCount(isControl: boolean): Counted {
  const none = { visitors: 0, conversions: 0, buyers: 0, revenue: 0, revenueSquares: 0 }
  return { variationId: isControl ? 'c' : 'v', isControl, ...none }
}

/** What one experiment comes to by the end of each day. */
function* daysOf({ daily, rate, spread, controlShare = 0.5, more = 0 }: Shop, chance: () => number) {
  const [control, variation] = [aCount(true), aCount(false)]
  for (let day = 0; day < days; day++) {
    for (let visitor = 0; visitor < daily; visitor++) {
      const half = chance() < controlShare ? control : variation
      half.visitors++
      if (chance() >= (half.isControl ? rate : rate * (1 + more))) continue
      const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
      const amount = 50 * Math.exp(spread * normal)
      half.conversions++
      half.buyers++
      half.revenue += amount
      half.revenueSquares += amount ** 2
    }
    yield [control, variation] as const
  }
}

/** The part of many experiments that is called significant on any day, by rate or by revenue. */
function everSignificant(shop: Shop, { once = false, count = tests } = {}): number {
  const chance = seededChance(20_261_121)
  let found = 0
  for (let test = 0; test < count; test++) {
    for (const halves of daysOf(shop, chance)) {
      if (!(once ? isSignificantAtOneLook(halves) : isSignificant(halves))) continue
      found++
      break
    }
  }
  return found / count
}

function isSignificant(variations: readonly Counted[]): boolean {
  const counts = { iterationId: '1', conversion: 'order', goals: [], variations: [...variations] }
  const [, variation] = experienceResults('aa', counts, null).variations
  return Boolean(variation?.rateUplift?.isSignificant || variation?.revenueUplift?.isSignificant)
}

/** As for a test of which the end was fixed before. */
function isSignificantAtOneLook([control, variation]: readonly [Counted, Counted]): boolean {
  const rateOf = ({ conversions, visitors }: Counted) => proportionSample(conversions, visitors)
  const compared = compareSamples(rateOf(control), rateOf(variation))
  return compared !== null && Math.abs(compared.estimate) > 1.96 * compared.standardError
}

test.each<[string, Shop]>([
  ['a small shop', { daily: 100, rate: 0.2, spread: 0.8 }],
  ['a middling shop', { daily: 600, rate: 0.05, spread: 1 }],
  ['a shop where few order, very different sums', { daily: 1000, rate: 0.02, spread: 1.2 }],
  ['an experiment with a small control', { daily: 600, rate: 0.1, spread: 0.8, controlShare: 0.1 }],
])(
  '[BV-05] of 1,000 A/A tests looked at daily for 30 days at most 5 percent are ever significant: %s',
  (_name, shop) => {
    expect(everSignificant(shop)).toBeLessThanOrEqual(0.05)
  },
)

test('such tests can err: looked at as if it were once, a fifth of them would be called significant', () => {
  expect(everSignificant({ daily: 600, rate: 0.05, spread: 1 }, { once: true })).toBeGreaterThan(0.2)
})

test('a difference that is there is found', () => {
  expect(everSignificant({ daily: 600, rate: 0.05, spread: 1, more: 0.4 }, { count: 200 })).toBeGreaterThan(0.9)
})
