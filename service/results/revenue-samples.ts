import type { CountedVariation } from './results-store.ts'
import { type RevenueBin, topOf } from './revenue-bins.ts'
import { meanSample, type Sample } from './sample.ts'

/** A variation's revenue in one currency, in whole units, prepared for comparison. */
export type RevenueSample = { sample: Sample; buyers: number }

export type RevenueSamples = {
  samples: RevenueSample[]
  /** The cap in whole units; null where nobody spent more. */
  cap: number | null
  isAdjusted: boolean
}

type Sums = Omit<RevenueBin, 'bin'>

/**
 * Returns the samples of revenue per visitor of all variations in a currency, with the variance reduced in two ways. A
 * visitor's spending is capped at the given quantile of all buyers (winsorised, null for no cap). Where any visitor
 * had spent before, the effect of earlier spending is subtracted (CUPED, Deng and others, WSDM 2013).
 */
export function revenueSamples(
  variations: readonly CountedVariation[],
  currency: string,
  capAt: number | null,
): RevenueSamples {
  const binsOf = ({ spent }: CountedVariation) => spent.get(currency) ?? []
  const capBin = capAt === null ? null : findCapBin(variations.flatMap(binsOf), capAt)
  const sums = variations.map((each) => sumBins(binsOf(each), capBin))
  const theta = slopeOf(variations, sums)
  const meanHistory = ratioOf(
    sumOf(sums.map(({ history }) => history)),
    sumOf(variations.map(({ visitors }) => visitors)),
  )
  return {
    samples: variations.map((variation, at) => {
      const sum = sums[at] ?? noSums
      const plain = meanSample({ sum: sum.revenue / 100, squares: sum.squares / 10_000, visitors: variation.visitors })
      return { sample: adjustSample(plain, sum, { theta, meanHistory }), buyers: buyersIn(binsOf(variation)) }
    }),
    cap: capBin === null ? null : topOf(capBin) / 100,
    isAdjusted: theta !== 0,
  }
}

const noSums: Sums = { visitors: 0, revenue: 0, squares: 0, history: 0, historySquares: 0, historyRevenue: 0 }

/** Returns the number of visitors with an order in a currency after they saw the variation. */
export function buyersIn(bins: readonly RevenueBin[]): number {
  let buyers = 0
  for (const { bin, visitors } of bins) if (bin !== 0) buyers += visitors
  return buyers
}

/** Returns the range that contains the given quantile of the buyers' spending; null where no range is above it. */
function findCapBin(bins: readonly RevenueBin[], capAt: number): number | null {
  const byBin: number[] = []
  for (const { bin, visitors } of bins) if (bin > 0) byBin[bin] = (byBin[bin] ?? 0) + visitors
  let buyers = 0
  for (const visitors of byBin) if (visitors > 0) buyers += visitors
  let passed = 0
  let cap: number | null = null
  for (let bin = 1; bin < byBin.length; bin++) {
    const visitors = byBin[bin] ?? 0
    if (visitors <= 0) continue
    if (cap !== null) return cap
    passed += visitors
    if (passed >= capAt * buyers) cap = bin
  }
  return null
}

function sumBins(bins: readonly RevenueBin[], capBin: number | null): Sums {
  const sum = { ...noSums }
  const top = capBin === null ? 0 : topOf(capBin)
  for (const each of bins) {
    const isCapped = capBin !== null && each.bin > capBin
    sum.visitors += each.visitors
    sum.revenue += isCapped ? each.visitors * top : each.revenue
    sum.squares += isCapped ? each.visitors * top ** 2 : each.squares
    sum.history += each.history
    sum.historySquares += each.historySquares
    sum.historyRevenue += isCapped ? each.history * top : each.historyRevenue
  }
  return sum
}

/**
 * Returns how much more a visitor spends for each unit of history, over all variations; 0 where there is no history.
 */
function slopeOf(variations: readonly CountedVariation[], sums: readonly Sums[]): number {
  const within = variations.map(({ visitors }, at) => sumDeviations(sums[at] ?? noSums, visitors))
  return ratioOf(sumOf(within.map(({ shared }) => shared)), sumOf(within.map(({ history }) => history)))
}

/**
 * Returns the sums of squared deviations of the history, and of its products with revenue (whole units), from their
 * means.
 */
function sumDeviations(sums: Sums, visitors: number): { history: number; shared: number } {
  if (visitors === 0) return { history: 0, shared: 0 }
  return {
    history: sums.historySquares - sums.history ** 2 / visitors,
    shared: (sums.historyRevenue - (sums.history * sums.revenue) / visitors) / 100,
  }
}

function adjustSample(
  plain: Sample,
  sums: Sums,
  { theta, meanHistory }: { theta: number; meanHistory: number },
): Sample {
  const { visitors, mean, variance } = plain
  if (theta === 0 || visitors < 2) return plain
  const { history, shared } = sumDeviations(sums, visitors)
  return {
    visitors,
    mean: mean - theta * (sums.history / visitors - meanHistory),
    variance: variance + (theta ** 2 * history - 2 * theta * shared) / (visitors - 1),
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}

function ratioOf(over: number, under: number): number {
  return under > 0 ? over / under : 0
}
