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
  return sumOf(bins.filter(({ bin }) => bin !== 0).map(({ visitors }) => visitors))
}

/** Returns the range that contains the given quantile of the buyers' spending; null where no range is above it. */
function findCapBin(bins: readonly RevenueBin[], capAt: number): number | null {
  const byBin = new Map<number, number>()
  for (const { bin, visitors } of bins) if (bin > 0) byBin.set(bin, (byBin.get(bin) ?? 0) + visitors)
  const ordered = [...byBin].filter(([, visitors]) => visitors > 0).sort(([a], [b]) => a - b)
  const wanted = capAt * sumOf(ordered.map(([, visitors]) => visitors))
  let passed = 0
  const at = ordered.findIndex(([, visitors]) => {
    passed += visitors
    return passed >= wanted
  })
  return at >= 0 && at < ordered.length - 1 ? (ordered[at]?.[0] ?? null) : null
}

function sumBins(bins: readonly RevenueBin[], capBin: number | null): Sums {
  return bins.reduce<Sums>((sum, each) => {
    const { visitors, history, historySquares } = each
    const cap = capBin !== null && each.bin > capBin ? topOf(capBin) : null
    const { revenue, squares, historyRevenue } =
      cap === null ? each : { revenue: visitors * cap, squares: visitors * cap ** 2, historyRevenue: history * cap }
    return {
      visitors: sum.visitors + visitors,
      revenue: sum.revenue + revenue,
      squares: sum.squares + squares,
      history: sum.history + history,
      historySquares: sum.historySquares + historySquares,
      historyRevenue: sum.historyRevenue + historyRevenue,
    }
  }, noSums)
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
