import type { ExperienceResults, SampleRatio, Uplift, VariationResults } from '../../contract/experience-results.ts'
import { compareSamples } from './compare-samples.ts'
import { resultsLimits } from './results-limits.ts'
import type { Counted, IterationCounts } from './results-store.ts'
import { meanSample, proportionSample, type Sample } from './sample.ts'
import { sampleRatioP } from './sample-ratio-p.ts'

type Measured = { sample: Sample; conversions: number }

/** The results of what was counted; `shares` are the expected ones, equal ones are taken when none are given (BV-04). */
export function experienceResults(
  experienceId: string,
  { iterationId, conversion, goals, variations }: IterationCounts,
  shares: ReadonlyMap<string, number> | null,
): ExperienceResults {
  const control = variations.find(({ isControl }) => isControl)
  return {
    experienceId,
    iterationId,
    conversion,
    goals,
    variations: variations.map((each) => resultsOf(each, each.isControl ? undefined : control)),
    sampleRatio: sampleRatio(variations, shares),
  }
}

function resultsOf({ buyers, revenueSquares, ...counts }: Counted, control: Counted | undefined): VariationResults {
  const counted = { buyers, revenueSquares, ...counts }
  const uplift = (measure: (of: Counted) => Measured) =>
    control ? upliftOver(measure(control), measure(counted)) : null
  return {
    ...counts,
    rate: rateOf(counted).sample.mean,
    revenuePerVisitor: revenueOf(counted).sample.mean,
    rateUplift: uplift(rateOf),
    revenueUplift: uplift(revenueOf),
  }
}

function rateOf({ conversions, visitors }: Counted): Measured {
  return { sample: proportionSample(conversions, visitors), conversions }
}

function revenueOf({ revenue, revenueSquares, visitors, buyers }: Counted): Measured {
  return { sample: meanSample({ sum: revenue, squares: revenueSquares, visitors }), conversions: buyers }
}

function upliftOver(control: Measured, variation: Measured): Uplift | null {
  const comparison = compareSamples(control.sample, variation.sample)
  if (!comparison) return null
  const { estimate, interval, chanceToWin } = comparison
  if (Math.min(control.conversions, variation.conversions) < resultsLimits.conversions)
    return { estimate, interval: null, isSignificant: false, chanceToWin }
  return { estimate, interval, isSignificant: interval[0] > 0 || interval[1] < 0, chanceToWin }
}

function sampleRatio(variations: Counted[], given: ReadonlyMap<string, number> | null): SampleRatio {
  const visitors = new Map(variations.map((each) => [each.variationId, each.visitors]))
  const weights = given ?? new Map(variations.map(({ variationId }) => [variationId, 1]))
  // A variation that nobody came to counts as well, and one that should not be there.
  const ids = [...new Set([...visitors.keys(), ...weights.keys()])]
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const groups = ids.map((variationId) => ({
    variationId,
    visitors: visitors.get(variationId) ?? 0,
    share: (weights.get(variationId) ?? 0) / total,
  }))
  const p = sampleRatioP(groups)
  return {
    shares: groups.map(({ variationId, share }) => ({ variationId, share })),
    isAssumed: given === null,
    p,
    isAlarm: p < resultsLimits.alarm,
  }
}
