/** The limits by which results are judged. */
export const resultsLimits = {
  /** For intervals of 95 percent: the maximum share of tests without a difference that are ever called significant. */
  alpha: 0.05,
  /** The number of visitors in both variations at which the interval is narrowest; the default of gbstats. */
  tuning: 5000,
  /**
   * Converted visitors that each variation needs before an interval is shown, multiplied by the number of comparisons.
   * With fewer, the normal approximation errs more often than stated: in up to one of three tests without a
   * difference, where orders are few and vary much in size.
   */
  conversions: 150,
  /**
   * Converted visitors that each variation needs before a chance to win is shown, because a few of them say nothing.
   */
  conversionsForChance: 50,
  /** The quantile of the buyers' spending at which comparisons cap spending, unless the request says otherwise. */
  capAt: 0.99,
  /** A p-value below this bound raises an alarm about the distribution of visitors. */
  alarm: 0.001,
} as const
