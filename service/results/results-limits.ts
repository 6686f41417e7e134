/** What results are judged by. */
export const resultsLimits = {
  /** Intervals are of 95 percent: at most so many tests without a difference are ever called significant. */
  alpha: 0.05,
  /** Visitors of both variations at which the interval is narrowest, for its validity; the usual value of gbstats. */
  tuning: 5000,
  /**
   * Converted visitors of each variation before there is an interval, times the number of comparisons. With fewer, its normal approximation errs more often
   * than it says: up to one test in three without a difference, where orders are few and of very different size.
   */
  conversions: 150,
  /** Converted visitors of each variation before there is a chance to win: of a handful it says nothing. */
  conversionsForChance: 50,
  /** Spending above what this part of the buyers stay below is capped in comparisons, unless the question says otherwise. */
  capAt: 0.99,
  /** Below this p the division of the visitors is an alarm. */
  alarm: 0.001,
} as const
