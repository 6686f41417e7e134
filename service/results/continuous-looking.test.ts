import { expect, test } from 'vitest'
import { type DrawBinomial, openBinomial } from '../testing/draw-binomial.ts'
import { seededChance } from '../testing/seeded-chance.ts'
import { compareSamples } from './compare-samples.ts'
import { experienceResults } from './experience-results.ts'
import type { CountedVariation } from './results-store.ts'
import { binOf, historyOf, type RevenueBin } from './revenue-bins.ts'
import { proportionSample } from './sample.ts'

const tests = 1000
const days = 30

type Shop = {
  /** Visitors per day in all variations. */
  daily: number
  /** The share of visitors who order. */
  rate: number
  /** How much order amounts vary: the standard deviation of the logarithm of the amount. */
  spread: number
  /** The share of each variation, starting with the control. */
  shares?: number[]
  /** The factor by which the variations lead to more orders. */
  more?: number
  /** Shares of the currencies; amounts in JPY are 160 times as large. */
  currencies?: Record<string, number>
  /** The share of visitors who ordered before, and who order four times as often. */
  loyal?: number
}

type Draws = { chance: () => number; draw: DrawBinomial }

type Group = Omit<CountedVariation, 'spent'> & {
  spent: Map<string, RevenueBin[]>
  /** The same sums by currency and number of their range, where each of a million amounts finds its own. */
  places: Map<string, RevenueBin[]>
}

function aGroup(at: number): Group {
  const sums = { spent: new Map(), places: new Map() }
  return { variationId: at === 0 ? 'c' : `v${at}`, isControl: at === 0, visitors: 0, conversions: 0, ...sums }
}

/** Adds a visitor's spending as the store does. */
function spend({ spent, places }: Group, currency: string, { during, before }: { during: number; before: number }) {
  const bins = spent.get(currency) ?? []
  const byBin = places.get(currency) ?? []
  if (bins.length === 0) {
    spent.set(currency, bins)
    places.set(currency, byBin)
  }
  const bin = binOf(during)
  let sums = byBin[bin]
  if (!sums) {
    sums = { bin, visitors: 0, revenue: 0, squares: 0, history: 0, historySquares: 0, historyRevenue: 0 }
    byBin[bin] = sums
    bins.push(sums)
  }
  const history = historyOf(before)
  sums.visitors++
  sums.revenue += during
  sums.squares += during ** 2
  sums.history += history
  sums.historySquares += history ** 2
  sums.historyRevenue += history * during
}

/** Returns the first entry at which the cumulative share exceeds the random number. */
function pick<T>(entries: readonly (readonly [T, number])[], chance: number): T {
  let left = chance
  for (const [each, share] of entries) {
    left -= share
    if (left < 0) return each
  }
  return (entries[entries.length - 1] as readonly [T, number])[0]
}

/** Draws normally distributed numbers. Two random numbers give two of them, by the angle's cosine and by its sine. */
function openNormal(chance: () => number): () => number {
  let second: number | null = null
  return () => {
    if (second !== null) {
      const kept = second
      second = null
      return kept
    }
    const radius = Math.sqrt(-2 * Math.log(1 - chance()))
    const angle = 2 * Math.PI * chance()
    second = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}

/**
 * Yields the counts of one experiment at the end of each day. How many visitors a day brings, and how many of them order, are drawn
 * as numbers: a random number for each visitor gives the same distribution in ten times the time.
 */
function* daysOf({ daily, rate, spread, shares = [0.5, 0.5], ...shop }: Shop, { chance, draw }: Draws) {
  const { more = 0, currencies = { EUR: 1 }, loyal = 0 } = shop
  const groups = shares.map((_, at) => aGroup(at))
  const byCurrency = Object.entries(currencies)
  const drawNormal = openNormal(chance)
  const amount = (currency: string) =>
    Math.round(5000 * Math.exp(spread * drawNormal()) * (currency === 'JPY' ? 160 : 1))
  const addVisitors = (group: Group, visitors: number, isLoyal: boolean) => {
    const orders = draw(visitors, (group.isControl ? rate : rate * (1 + more)) * (isLoyal ? 4 : 1))
    group.visitors += visitors
    group.conversions += orders
    // Those who never order add nothing else to the counts.
    for (let each = 0; each < (isLoyal ? visitors : orders); each++) {
      const currency = pick(byCurrency, chance())
      spend(group, currency, { during: each < orders ? amount(currency) : 0, before: isLoyal ? amount(currency) : 0 })
    }
  }
  for (let day = 0; day < days; day++) {
    let [left, shareLeft] = [daily, 1]
    for (const [at, group] of groups.entries()) {
      const share = shares[at] ?? 0
      const visitors = at === groups.length - 1 ? left : draw(left, share / shareLeft)
      const loyals = draw(visitors, loyal)
      addVisitors(group, loyals, true)
      addVisitors(group, visitors - loyals, false)
      left -= visitors
      shareLeft -= share
    }
    yield groups
  }
}

/**
 * Returns the share of experiments that are called significant on any day, for any variation, by rate or by revenue.
 */
function everSignificant(shop: Shop, { isCalled = isSignificant, count = tests } = {}): number {
  const chance = seededChance(20_261_121)
  const draws = { chance, draw: openBinomial(chance) }
  let found = 0
  for (let test = 0; test < count; test++) {
    for (const groups of daysOf(shop, draws)) {
      if (!isCalled(groups)) continue
      found++
      break
    }
  }
  return found / count
}

const aa = (variations: CountedVariation[]) => ({
  iterationId: '1',
  conversion: 'order',
  goals: [],
  variations,
  strayVisitors: 0,
})

function isSignificant(variations: CountedVariation[]): boolean {
  return experienceResults('aa', aa(variations)).variations.some(
    ({ rateUplift, revenues }) => rateUplift?.isSignificant || revenues.some(({ uplift }) => uplift?.isSignificant),
  )
}

/** Judges as in a test whose end was fixed in advance. */
function isSignificantAtOneLook([control, variation]: CountedVariation[]): boolean {
  if (!control || !variation) return false
  const rateOf = ({ conversions, visitors }: CountedVariation) => proportionSample(conversions, visitors)
  const compared = compareSamples(rateOf(control), rateOf(variation))
  return compared !== null && Math.abs(compared.estimate) > 1.96 * compared.standardError
}

const middling = { daily: 600, rate: 0.05, spread: 1 }

test.each<[string, Shop]>([
  ['a small shop', { daily: 100, rate: 0.2, spread: 0.8 }],
  ['a middling shop', middling],
  ['a shop where few order, very different sums', { daily: 1000, rate: 0.02, spread: 1.2 }],
  ['orders with a heavy tail', { daily: 600, rate: 0.05, spread: 2 }],
  ['an experiment with a small control', { daily: 600, rate: 0.1, spread: 0.8, shares: [0.1, 0.9] }],
  ['four variations', { daily: 500, rate: 0.2, spread: 1, shares: [0.25, 0.25, 0.25, 0.25] }],
  ['one order in fifty in yen', { ...middling, currencies: { EUR: 0.98, JPY: 0.02 } }],
  ['three currencies alike', { daily: 400, rate: 0.2, spread: 1, currencies: { EUR: 0.4, USD: 0.3, GBP: 0.3 } }],
  ['visitors who bought before', { daily: 300, rate: 0.1, spread: 1, loyal: 0.2 }],
])(
  '[BV-05] of 1,000 A/A tests looked at daily for 30 days, at most 5 percent are ever significant: %s',
  (_name, shop) => {
    expect(everSignificant(shop)).toBeLessThanOrEqual(0.05)
  },
)

test('the simulation can detect errors: judged as if looked at once, a fifth of the tests would be called significant', () => {
  expect(everSignificant(middling, { isCalled: isSignificantAtOneLook })).toBeGreaterThan(0.2)
})

test('the simulation can detect errors: without a cap, orders with a heavy tail are called significant too often', () => {
  const isCalled = (variations: CountedVariation[]) =>
    experienceResults('aa', aa(variations), { capAt: null }).variations.some(
      ({ revenues }) => revenues[0]?.uplift?.isSignificant,
    )
  const heavy = { daily: 1000, rate: 0.02, spread: 3.5 }
  expect(everSignificant(heavy)).toBeLessThanOrEqual(0.05)
  expect(everSignificant(heavy, { isCalled })).toBeGreaterThan(0.05)
})

test('a real difference is found', () => {
  expect(everSignificant({ ...middling, more: 0.4 }, { count: 200 })).toBeGreaterThan(0.9)
})
