import { errorsWide } from '../../contract/confidence-sequence.ts'
import { complementaryError } from './erfc.ts'
import { resultsLimits } from './results-limits.ts'
import type { Sample } from './sample.ts'

/** Values relative to the control's mean. */
export type SampleComparison = {
  estimate: number
  standardError: number
  interval: [low: number, high: number]
  chanceToWin: number
}

/**
 * Compares a variation's mean with the control's (BV-04). Returns the relative difference with its standard error by
 * the delta method, a 95 percent interval that is valid at all times simultaneously (a confidence sequence of
 * Waudby-Smith and others, arXiv 2103.06476, narrowest at `tuning` visitors), and the chance to win under a flat
 * prior. Null where this is undefined: when the control's mean is zero, or without any variance.
 */
export function compareSamples(
  control: Sample,
  variation: Sample,
  { alpha, tuning }: { alpha: number; tuning: number } = resultsLimits,
): SampleComparison | null {
  if (control.mean <= 0 || control.variance <= 0 || variation.variance <= 0) return null
  const ratio = variation.mean / control.mean
  const squaredError =
    (variation.variance / variation.visitors + (ratio ** 2 * control.variance) / control.visitors) / control.mean ** 2
  const standardError = Math.sqrt(squaredError)
  const estimate = ratio - 1
  const half = standardError * errorsWide(control.visitors + variation.visitors, { alpha, tuning })
  return {
    estimate,
    standardError,
    interval: ratio < 1 ? onLogScale(ratio, half) : [estimate - half, estimate + half],
    chanceToWin: complementaryError(-estimate / standardError / Math.SQRT2) / 2,
  }
}

/**
 * Returns the interval of a ratio below 1. By the delta method the error shrinks with the ratio, as if a low mean were
 * known more exactly: with skewed amounts, variations without a difference were called worse three times as often as
 * allowed. The error of the logarithm does not depend on the ratio; at 1 the two agree.
 */
function onLogScale(ratio: number, half: number): [low: number, high: number] {
  const factor = Math.exp(half / ratio)
  return [ratio / factor - 1, ratio * factor - 1]
}
