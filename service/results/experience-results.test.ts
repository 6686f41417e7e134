import { expect, test } from 'vitest'
import { compareSamples } from './compare-samples.ts'
import { experienceResults } from './experience-results.ts'
import { resultsLimits } from './results-limits.ts'
import type { CountedVariation } from './results-store.ts'
import type { RevenueBin } from './revenue-bins.ts'
import { binOf } from './revenue-bins.ts'
import { proportionSample } from './sample.ts'
import { setStraysApart } from './set-strays-apart.ts'

/** So many visitors who spent the same, in hundredths. */
const bin = (visitors: number, spent: number): RevenueBin => ({
  bin: binOf(spent),
  visitors,
  revenue: visitors * spent,
  squares: visitors * spent ** 2,
  history: 0,
  historySquares: 0,
  historyRevenue: 0,
})
const variation = (id: string, visitors: number, conversions: number, spent: Record<string, RevenueBin[]> = {}) =>
  ({
    variationId: `x-${id}`,
    isControl: id === 'c',
    visitors,
    conversions,
    spent: new Map(Object.entries(spent)),
  }) satisfies CountedVariation
const resultsOf = (variations: CountedVariation[], question?: Parameters<typeof experienceResults>[2]) =>
  experienceResults(
    'x',
    setStraysApart({ iterationId: '2', conversion: 'order', goals: ['g'], variations }, question?.shares ?? null),
    question,
  )

test('[BV-04] what is counted is passed on, with the rate, and an uplift only over a control', () => {
  const { variations, ...rest } = resultsOf([variation('c', 1000, 200), variation('v', 900, 270)])
  expect(rest).toMatchObject({ experienceId: 'x', iterationId: '2', conversion: 'order', goals: ['g'], comparisons: 1 })
  expect(variations.map(({ variationId, rate, visitors }) => [variationId, rate, visitors])).toEqual([
    ['x-c', 0.2, 1000],
    ['x-v', 0.3, 900],
  ])
  const { alpha, tuning } = resultsLimits
  const comparison = compareSamples(proportionSample(200, 1000), proportionSample(270, 900), { alpha, tuning })
  expect(variations[0]?.rateUplift).toBe(null)
  expect(variations[1]?.rateUplift).toEqual({
    estimate: comparison?.estimate,
    interval: comparison?.interval,
    isSignificant: true,
    chanceToWin: comparison?.chanceToWin,
  })
  expect(resultsOf([variation('a', 1000, 200), variation('b', 900, 270)]).variations[1]?.rateUplift).toBe(null)
})

test('[BV-04] with several variations each interval is wider, and needs more conversions', () => {
  const needed = resultsLimits.conversions * 2
  const uplifts = (conversions: number) => {
    const others = [variation('a', 2000, 400), variation('b', 2000, 700)]
    const { variations, comparisons } = resultsOf([variation('c', 2000, conversions), ...others])
    return { comparisons, uplift: variations[2]?.rateUplift }
  }
  const { comparisons, uplift } = uplifts(needed)
  const alpha = resultsLimits.alpha / 2
  const comparison = compareSamples(proportionSample(needed, 2000), proportionSample(700, 2000), {
    ...resultsLimits,
    alpha,
  })
  expect([comparisons, uplift?.interval]).toEqual([2, comparison?.interval])
  expect(uplifts(needed - 1).uplift).toMatchObject({ interval: null, isSignificant: false })
  expect(resultsOf([variation('c', 10, 1)]).comparisons).toBe(1)
})

test('[BV-04] a difference is significant where the interval leaves out 0, in either direction', () => {
  const isSignificant = (conversions: number) =>
    resultsOf([variation('c', 10_000, 2000), variation('v', 10_000, conversions)]).variations[1]?.rateUplift
      ?.isSignificant
  expect([1500, 1990, 2010, 2500].map(isSignificant)).toEqual([true, false, false, true])
})

test('[BV-04] without conversions of the control there is nothing to compare with', () => {
  expect(resultsOf([variation('c', 100, 0), variation('v', 100, 60)]).variations[1]?.rateUplift).toBe(null)
})

test('[BV-04] revenue is that of each currency, the most frequent first, by name where as many bought', () => {
  const pounds = { GBP: [bin(3, 1000)], EUR: [bin(2, 500)], USD: [bin(1, 100)], CHF: [bin(2, 700)] }
  const { currencies, variations } = resultsOf([variation('c', 10, 5, pounds), variation('v', 0, 0)])
  expect(currencies.map(({ currency }) => currency)).toEqual(['GBP', 'CHF', 'EUR', 'USD'])
  expect(variations[0]?.revenues.map(({ revenue, perVisitor }) => [revenue, perVisitor])).toEqual([
    [30, 3],
    [14, 1.4],
    [10, 1],
    [1, 0.1],
  ])
  expect(variations[1]?.revenues[0]).toEqual({ currency: 'GBP', revenue: 0, perVisitor: 0, uplift: null })
  expect([variations[0]?.rate, variations[1]?.rate]).toEqual([0.5, 0])
})

test('[BV-04] revenue without a currency is in the only one that there is, and else stands alone', () => {
  const currenciesOf = (spent: Record<string, RevenueBin[]>) =>
    resultsOf([variation('c', 10, 5, spent)]).variations[0]?.revenues.map(({ currency, revenue }) => [
      currency,
      revenue,
    ])
  expect(currenciesOf({ '': [bin(1, 100)], GBP: [bin(1, 200)] })).toEqual([['GBP', 3]])
  expect(currenciesOf({ '': [bin(1, 100)], GBP: [bin(3, 200)], EUR: [bin(2, 200)] })).toEqual([
    ['GBP', 6],
    ['EUR', 4],
    ['', 1],
  ])
  expect(currenciesOf({ '': [bin(1, 100)] })).toEqual([['', 1]])
  expect(currenciesOf({ GBP: [bin(4, 0)] })).toEqual([])
})

test('[BV-04] revenue needs as many buyers for an interval and a chance as rates need conversions', () => {
  const half = (id: string, buyers: number) => variation(id, 1000, 0, { GBP: [bin(buyers - 40, 1000), bin(40, 5000)] })
  const upliftOf = (buyers: number) => resultsOf([half('c', buyers), half('v', 400)]).variations[1]?.revenues[0]?.uplift
  expect(upliftOf(150)?.interval).toHaveLength(2)
  expect(upliftOf(149)).toMatchObject({ interval: null, chanceToWin: expect.any(Number) })
  expect(upliftOf(49)).toMatchObject({ interval: null, chanceToWin: null, estimate: expect.any(Number) })
})

test('[BV-04] spending is capped at the usual quantile, another, or not at all', () => {
  const spent = { GBP: [bin(60, 1000), bin(39, 2000), bin(1, 900_000)] }
  const capOf = (capAt?: number | null) => resultsOf([variation('c', 200, 100, spent)], { capAt }).currencies[0]?.cap
  expect(capOf()).toBeCloseTo(capOf(0.99) ?? 0, 9)
  expect(capOf(0.6)).toBeLessThan(capOf(0.61) ?? 0)
  expect(capOf(null)).toBe(null)
})

test('[BV-04] visitors are expected in equal parts, or as the shares say, also of variations that nobody saw', () => {
  const both = [variation('c', 1000, 0), variation('v', 3000, 0)]
  expect(resultsOf(both).sampleRatio).toMatchObject({
    shares: [
      { variationId: 'x-c', share: 0.5 },
      { variationId: 'x-v', share: 0.5 },
    ],
    isAssumed: true,
    isAlarm: true,
  })
  const asMeant = resultsOf(both, { shares: new Map([['x-c', 1], ['x-v', 3]]) }) // biome-ignore format: pairs
  expect(asMeant.sampleRatio).toMatchObject({
    shares: [{ share: 0.25 }, { share: 0.75 }],
    isAssumed: false,
    isAlarm: false,
  })
  expect(asMeant.sampleRatio.p).toBeGreaterThan(0.5)
  const more = resultsOf(both, { shares: new Map([['x-c', 1], ['x-v', 3], ['x-w', 1]]) }) // biome-ignore format: pairs
  expect(more.sampleRatio.shares.at(-1)).toEqual({ variationId: 'x-w', share: 0.2 })
  expect(more.sampleRatio.isAlarm).toBe(true)
  const unexpected = resultsOf(both, { shares: new Map([['x-c', 1]]) }).sampleRatio
  expect(unexpected).toMatchObject({ shares: [{ share: 1 }, { share: 0 }], p: 0, isAlarm: true })
})

const evenly = new Map([['x-c', 1], ['x-v', 1]]) // biome-ignore format: pairs
test.each([
  ['as the site says', evenly],
  ['in equal parts', null],
])(
  '[BV-04] a variation that hardly anybody saw and that nobody expects changes nothing where visitors are divided %s',
  (_, shares) => {
    const both = [variation('c', 1000, 200), variation('v', 1000, 300)]
    const strays = [variation('made-up', 1, 1), variation('former', 9, 9)]
    const { sampleRatio, ...results } = resultsOf([...both, ...strays], { shares })
    const { sampleRatio: before, ...usual } = resultsOf(both, { shares })
    expect(results).toEqual(usual)
    expect(sampleRatio).toEqual(before)
    expect(sampleRatio.isAlarm).toBe(false)
  },
)

test('[BV-04] many visitors of variations that nobody expects raise the alarm, in one variation or in hundreds', () => {
  const both = [variation('c', 1000, 200), variation('v', 1000, 300)]
  const one = resultsOf([...both, variation('former', 100, 0)], { shares: evenly })
  expect([one.variations.length, one.sampleRatio.isAlarm]).toEqual([3, true])
  const hundreds = Array.from({ length: 300 }, (_, at) => variation(`made-up-${at}`, 1, 0))
  for (const shares of [evenly, null]) {
    const { variations, sampleRatio } = resultsOf([...both, ...hundreds], { shares })
    expect([variations.length, sampleRatio.isAlarm]).toEqual([2, true])
  }
})

test('[BV-04] a variation of which nearly all visitors are lost raises the alarm', () => {
  expect(resultsOf([variation('c', 10_000, 0), variation('v', 20, 0)]).sampleRatio.isAlarm).toBe(true)
  const shares = new Map([['x-c', 1], ['x-v', 1], ['x-w', 1]]) // biome-ignore format: pairs
  const lost = resultsOf([variation('c', 1000, 0), variation('v', 1000, 0), variation('w', 5, 0)], { shares })
  expect([lost.variations.length, lost.sampleRatio.isAlarm]).toEqual([3, true])
})

test('[BV-04] a currency in which hardly anybody bought is told and not compared, and widens no other interval', () => {
  const half = (id: string, more: Record<string, RevenueBin[]> = {}) =>
    variation(id, 1000, 0, { GBP: [bin(300, 1000), bin(100, 5000)], ...more })
  const revenuesOf = (...variations: CountedVariation[]) => resultsOf(variations).variations[1]?.revenues ?? []
  const [pounds] = revenuesOf(half('c'), half('v'))
  const madeUp = Object.fromEntries(['XXA', 'XXB', 'XXC'].map((code) => [code, [bin(2, 900)]]))
  const found = revenuesOf(half('c'), half('v', madeUp))
  expect(found[0]).toEqual(pounds)
  expect(found.slice(1).map(({ revenue, uplift }) => [revenue, uplift])).toEqual([
    [18, null],
    [18, null],
    [18, null],
  ])
  const [named, alone] = revenuesOf(half('c', { '': [bin(50, 1000)] }), half('v', madeUp))
  expect([named?.currency, alone?.currency]).toEqual(['GBP', 'XXA'])
})

test('[BV-04] of very many currencies, which nobody has, those with the most buyers are told', () => {
  const codes = Array.from({ length: 200 }, (_, at) => [`X${String.fromCharCode(65 + (at % 26))}${at}`, [bin(1, 100)]])
  const spent = { GBP: [bin(5, 100)], ...Object.fromEntries(codes) }
  const { currencies } = resultsOf([variation('c', 1000, 0, spent), variation('v', 1000, 0)])
  expect([currencies.length, currencies[0]?.currency]).toEqual([50, 'GBP'])
})
