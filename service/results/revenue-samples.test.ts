import { expect, test } from 'vitest'
import type { CountedVariation } from './results-store.ts'
import { binOf, historyOf, type RevenueBin, topOf } from './revenue-bins.ts'
import { buyersIn, revenueSamples } from './revenue-samples.ts'

/** What a visitor spent since they saw the variation, and before, in hundredths. */
type Shopper = { spent: number; before?: number }

function binsOf(shoppers: Shopper[]): RevenueBin[] {
  const told = shoppers.filter(({ spent, before = 0 }) => spent > 0 || before > 0)
  return [...Map.groupBy(told, ({ spent }) => binOf(spent))].map(([bin, ones]) => {
    const sumOf = (each: (spent: number, history: number) => number) =>
      ones.reduce((sum, { spent, before = 0 }) => sum + each(spent, historyOf(before)), 0)
    return {
      bin,
      visitors: ones.length,
      revenue: sumOf((spent) => spent),
      squares: sumOf((spent) => spent ** 2),
      history: sumOf((_, history) => history),
      historySquares: sumOf((_, history) => history ** 2),
      historyRevenue: sumOf((spent, history) => spent * history),
    }
  })
}

const variationOf = (shoppers: Shopper[], currency = 'GBP'): CountedVariation => ({
  variationId: 'v',
  isControl: false,
  visitors: shoppers.length,
  conversions: 0,
  spent: new Map([[currency, binsOf(shoppers)]]),
})
const samplesOf = (groups: Shopper[][], capAt: number | null = null) =>
  revenueSamples(
    groups.map((each) => variationOf(each)),
    'GBP',
    capAt,
  )

const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
/** The variance of numbers; of two lists, their covariance. */
const variance = (numbers: number[], others = numbers) =>
  numbers.reduce((sum, each, at) => sum + (each - mean(numbers)) * ((others[at] ?? 0) - mean(others)), 0) /
  (numbers.length - 1)

/** Expects the mean and variance of these amounts, in whole units. */
function expectAmounts(sample: { mean: number; variance: number; visitors: number } | undefined, amounts: number[]) {
  expect(sample?.visitors).toBe(amounts.length)
  expect(sample?.mean).toBeCloseTo(mean(amounts), 9)
  expect(sample?.variance).toBeCloseTo(variance(amounts), 8)
}

const first = [0, 0, 1000, 2500, 90_000, 0, 3000, 400].map((spent) => ({ spent }))
const second = [0, 1200, 1100, 0, 5000].map((spent) => ({ spent }))

test('[BV-04] without a cap and without earlier orders a sample is that of the amounts themselves', () => {
  const { samples, cap, isAdjusted } = samplesOf([first, second])
  for (const [at, shoppers] of [first, second].entries())
    expectAmounts(
      samples[at]?.sample,
      shoppers.map(({ spent }) => spent / 100),
    )
  expect(samples.map(({ buyers }) => buyers)).toEqual([5, 3])
  expect([cap, isAdjusted]).toEqual([null, false])
})

test('[BV-04] who spent more than the quantile of all buyers counts with the top of its range', () => {
  // Of eight buyers the sixth spent 30 pounds, so that 50 and 900 pounds are capped.
  const { samples, cap } = samplesOf([first, second], 6 / 8)
  const top = topOf(binOf(3000))
  expect(cap).toBeCloseTo(top / 100, 9)
  for (const [at, shoppers] of [first, second].entries())
    expectAmounts(
      samples[at]?.sample,
      shoppers.map(({ spent }) => Math.min(spent, spent > 3000 ? top : spent) / 100),
    )
  expect(samplesOf([first, second], 6.01 / 8).cap).toBeCloseTo(topOf(binOf(5000)) / 100, 9)
  expect(samplesOf([first, second], 0).cap).toBeCloseTo(topOf(binOf(400)) / 100, 9)
})

test('[BV-04] nobody is capped where nobody spent more, and nobody without buyers', () => {
  expect(samplesOf([first, second], 1).cap).toBe(null)
  expect(samplesOf([[{ spent: 100 }], [{ spent: 100 }, { spent: 0 }]], 0.5).cap).toBe(null)
  const nobody = samplesOf([[{ spent: 0, before: 500 }], []], 0.5)
  expect([nobody.cap, nobody.samples[0]?.buyers]).toEqual([null, 0])
})

test('[BV-04] what earlier spending explains is subtracted, with one slope over all variations', () => {
  const groups = [
    [0, 0, 1000, 2500, 9000, 100].map((spent, at) => ({ spent, before: [0, 100, 2000, 900, 40_000, 0][at] ?? 0 })),
    [700, 0, 3100, 50].map((spent, at) => ({ spent, before: [0, 0, 8000, 300][at] ?? 0 })),
  ]
  const parts = groups.map((shoppers) => ({
    amounts: shoppers.map(({ spent }) => spent / 100),
    histories: shoppers.map(({ before }) => historyOf(before)),
  }))
  const sumOver = (each: (part: { amounts: number[]; histories: number[] }) => number) =>
    parts.reduce((sum, part) => sum + each(part) * (part.amounts.length - 1), 0)
  const slope =
    sumOver(({ amounts, histories }) => variance(amounts, histories)) / sumOver(({ histories }) => variance(histories))
  const usual = mean(parts.flatMap(({ histories }) => histories))
  const { samples, isAdjusted } = samplesOf(groups)
  expect(isAdjusted).toBe(true)
  for (const [at, { amounts, histories }] of parts.entries())
    expectAmounts(
      samples[at]?.sample,
      amounts.map((amount, each) => amount - slope * ((histories[each] ?? 0) - usual)),
    )
})

test('[BV-04] a hardly visible difference of earlier spending is taken into account, too', () => {
  // A thousandth of the logarithm, the smallest difference that is stored.
  expect(historyOf(5005) - historyOf(5000)).toBe(1)
  expect(
    samplesOf([
      [
        { spent: 100, before: 5000 },
        { spent: 300, before: 5005 },
      ],
    ]).isAdjusted,
  ).toBe(true)
})

test('[BV-04] a cap applies before earlier spending is taken into account', () => {
  const groups = [[100, 200, 300, 50_000].map((spent, at) => ({ spent, before: at * 1000 }))]
  const capped = samplesOf(groups, 3 / 4)
  const top = topOf(binOf(300))
  const same = samplesOf([[100, 200, 300, top].map((spent, at) => ({ spent, before: at * 1000 }))])
  expect(capped.samples[0]?.sample.mean).toBeCloseTo(same.samples[0]?.sample.mean ?? 0, 9)
  expect(capped.samples[0]?.sample.variance).toBeCloseTo(same.samples[0]?.sample.variance ?? 0, 9)
})

test('[BV-04] variations with one visitor or none are not adjusted', () => {
  const groups = [[0, 500, 2500].map((spent) => ({ spent, before: spent * 3 })), [{ spent: 900, before: 100 }], []]
  const { samples, isAdjusted } = samplesOf(groups)
  expect(isAdjusted).toBe(true)
  expect(samples[1]?.sample).toEqual({ visitors: 1, mean: 9, variance: 0 })
  expect(samples[2]).toEqual({ sample: { visitors: 0, mean: 0, variance: 0 }, buyers: 0 })
})

test('[BV-04] orders in another currency do not count', () => {
  const { samples } = revenueSamples([variationOf(first, 'EUR'), variationOf(second)], 'GBP', null)
  expect(samples[0]).toEqual({ sample: { visitors: 8, mean: 0, variance: 0 }, buyers: 0 })
  expect(buyersIn(binsOf([...first, { spent: 0, before: 100 }]))).toBe(5)
})
