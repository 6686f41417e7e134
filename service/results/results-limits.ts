import { confidence } from '../../contract/confidence-sequence.ts'

/** The limits by which results are judged. */
export const resultsLimits = {
  ...confidence,
  /**
   * Converted visitors that each variation needs before a chance to win is shown, because a few of them say nothing.
   */
  conversionsForChance: 50,
  /** The quantile of the buyers' spending at which comparisons cap spending, unless the request says otherwise. */
  capAt: 0.99,
  /** A p-value below this bound raises an alarm about the distribution of visitors. */
  alarm: 0.001,
  /** The part of the visitors or buyers with a variation or currency that nobody expects: by chance, or made up. */
  strayShare: 0.01,
  /** Currencies that are told of: events may name thousands. */
  currencies: 50,
} as const
