/**
 * The intervals of results are those of a confidence sequence (BV-04): valid at all times simultaneously, 95 percent, and
 * narrowest at `tuning` visitors, the default of gbstats.
 */
export const confidence = {
  /** For intervals of 95 percent: the maximum share of tests without a difference that are ever called significant. */
  alpha: 0.05,
  /** The number of visitors in both variations at which the interval is narrowest. */
  tuning: 5000,
  /**
   * Converted visitors that each variation needs before an interval is shown, multiplied by the number of comparisons.
   * With fewer, the normal approximation errs more often than stated: in up to one of three tests without a
   * difference, where orders are few and vary much in size.
   */
  conversions: 150,
} as const

/**
 * Returns how many standard errors the interval extends to either side at this number of visitors; 1.96 would be valid
 * for a single look only.
 */
export function errorsWide(visitors: number, { alpha, tuning }: { alpha: number; tuning: number }): number {
  const doubt = -2 * Math.log(alpha)
  const information = (visitors * (doubt + Math.log(doubt + 1))) / tuning
  return Math.sqrt(2 * (1 + 1 / information) * Math.log(Math.sqrt(information + 1) / alpha))
}
