import type {
  ExperienceResults,
  RevenueResults,
  SampleRatio,
  Uplift,
  VariationResults,
} from '../../contract/experience-results.ts'
import { compareSamples } from './compare-samples.ts'
import { currenciesOf, nameCurrency } from './currencies-of.ts'
import { resultsLimits } from './results-limits.ts'
import type { CountedVariation } from './results-store.ts'
import { type RevenueSamples, revenueSamples } from './revenue-samples.ts'
import { proportionSample, type Sample } from './sample.ts'
import { type ShareGroup, sequentialRatioP } from './sequential-ratio-p.ts'
import type { JudgedCounts } from './set-strays-apart.ts'

type MeasuredVariation = { sample: Sample; conversions: number }

type ResultsQuestion = {
  /** Expected shares; equal shares when none are given. */
  shares?: ReadonlyMap<string, number> | null
  /** The quantile of the buyers' spending at which spending is capped; null for no cap. */
  capAt?: number | null
}

/**
 * Returns the results for the given counts (BV-04). With several variations each interval has level 1 - 0.05 / n, so
 * that at most one in twenty experiments without a difference ever calls one of them significant. The same applies to
 * revenue in several currencies, but those in which hardly anybody bought: one event would widen all intervals.
 */
export function experienceResults(
  experienceId: string,
  { iterationId, conversion, goals, strayVisitors, ...counted }: JudgedCounts,
  { shares = null, capAt = resultsLimits.capAt }: ResultsQuestion = {},
): ExperienceResults {
  const variations = nameCurrency(counted.variations)
  const control = findControl(variations)
  const comparisons = Math.max(1, variations.filter(({ isControl }) => !isControl).length)
  const { currencies, compared } = currenciesOf(variations)
  const revenues = currencies.map((currency) => revenueSamples(variations, currency, capAt))
  const upliftOf = (measured: (at: number) => MeasuredVariation, at: number, tests: number) =>
    control < 0 || variations[at]?.isControl ? null : upliftOver(measured(control), measured(at), tests)

  function revenueIn(revenue: RevenueSamples, place: number, at: number): RevenueResults {
    const currency = currencies[place] ?? ''
    const { spent = new Map(), visitors = 0 } = variations[at] ?? {}
    const all =
      (spent.get(currency) ?? []).reduce((sum: number, bin: { revenue: number }) => sum + bin.revenue, 0) / 100
    const measureVariation = (each: number): MeasuredVariation => {
      const { sample, buyers } = revenue.samples[each] ?? { sample: proportionSample(0, 0), buyers: 0 }
      return { sample, conversions: buyers }
    }
    const uplift = place < compared ? upliftOf(measureVariation, at, comparisons * compared) : null
    return { currency, revenue: all, perVisitor: visitors > 0 ? all / visitors : 0, uplift }
  }

  function resultsOf({ spent, ...counts }: CountedVariation, at: number): VariationResults {
    return {
      ...counts,
      rate: rateOf(counts).sample.mean,
      rateUplift: upliftOf((each) => rateOf(variations[each] ?? counts), at, comparisons),
      revenues: revenues.map((revenue, place) => revenueIn(revenue, place, at)),
    }
  }

  return {
    experienceId,
    iterationId,
    conversion,
    goals,
    variations: variations.map(resultsOf),
    currencies: revenues.map(({ cap, isAdjusted }, place) => ({ currency: currencies[place] ?? '', cap, isAdjusted })),
    comparisons,
    sampleRatio: sampleRatio({ variations, strayVisitors }, shares),
  }
}

/** Returns the place of the control, -1 without one. Events may make up others, which have hardly any visitors. */
function findControl(variations: readonly CountedVariation[]): number {
  let found = -1
  for (const [at, { isControl, visitors }] of variations.entries())
    if (isControl && visitors > (variations[found]?.visitors ?? -1)) found = at
  return found
}

function rateOf({ conversions, visitors }: Pick<CountedVariation, 'conversions' | 'visitors'>): MeasuredVariation {
  return { sample: proportionSample(conversions, visitors), conversions }
}

function upliftOver(control: MeasuredVariation, variation: MeasuredVariation, tests: number): Uplift | null {
  const { alpha, tuning, conversions, conversionsForChance } = resultsLimits
  const comparison = compareSamples(control.sample, variation.sample, { alpha: alpha / tests, tuning })
  if (!comparison) return null
  const { estimate, interval, chanceToWin } = comparison
  const converted = Math.min(control.conversions, variation.conversions)
  // The lower the allowed error rate, the more conversions are needed until the normal approximation holds in the
  // tails.
  const isKnown = converted >= conversions * tests
  return {
    estimate,
    interval: isKnown ? interval : null,
    isSignificant: isKnown && (interval[0] > 0 || interval[1] < 0),
    chanceToWin: converted >= conversionsForChance ? chanceToWin : null,
  }
}

function sampleRatio(
  { variations, strayVisitors }: Pick<JudgedCounts, 'variations' | 'strayVisitors'>,
  given: ReadonlyMap<string, number> | null,
): SampleRatio {
  const visitors = new Map(variations.map((each) => [each.variationId, each.visitors]))
  const weights = given ?? new Map(variations.map(({ variationId }) => [variationId, 1]))
  // Includes variations without visitors, and variations that are not expected.
  const ids = [...new Set([...visitors.keys(), ...weights.keys()])]
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const groups = ids.map((variationId) => ({
    variationId,
    visitors: visitors.get(variationId) ?? 0,
    share: (weights.get(variationId) ?? 0) / total,
  }))
  const p = sequentialRatioP(groupUnexpected(groups, strayVisitors))
  return {
    shares: groups.map(({ variationId, share }) => ({ variationId, share })),
    isAssumed: given === null,
    p,
    isAlarm: p < resultsLimits.alarm,
  }
}

/**
 * Returns the groups that are expected. What else was seen is one more, as large as it may be at most, where it is larger:
 * otherwise a single event would raise the alarm for good.
 */
function groupUnexpected(groups: readonly ShareGroup[], strayVisitors: number): ShareGroup[] {
  const { strayShare } = resultsLimits
  const sumOf = (of: readonly ShareGroup[]) => of.reduce((sum, { visitors }) => sum + visitors, 0)
  const unexpected = sumOf(groups.filter(({ share }) => share === 0)) + strayVisitors
  const expected = groups.filter(({ share }) => share > 0)
  const isUsual = unexpected <= strayShare * (sumOf(groups) + strayVisitors)
  return isUsual ? expected : [...expected, { visitors: unexpected, share: strayShare }]
}
