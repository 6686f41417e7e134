/**
 * Visitors of a variation whose spending lies in one range of amounts, summed. With the ranges a cap on spending can be
 * chosen when results are read. Amounts are in hundredths.
 */
export type RevenueBin = {
  /** See `binOf`. */
  bin: number
  visitors: number
  revenue: number
  /** The sum of the squares of what each visitor spent. */
  squares: number
  /** Sums of what `historyOf` gives for each visitor: itself, its square, and its product with what the visitor spent. */
  history: number
  historySquares: number
  historyRevenue: number
}

/** The bin of sums that an earlier version kept without telling how they were distributed; they are never capped. */
export const unknownBin = -1
/** Ranges of amounts for each doubling: a cap is exact to about 9 percent. */
const binsPerDoubling = 8

/** The number of the range of an amount in hundredths: 0 for nothing, then growing with it. */
export function binOf(spent: number): number {
  return spent <= 0 ? 0 : Math.max(1, Math.ceil(binsPerDoubling * Math.log2(spent)))
}

/** The largest amount of a range, in hundredths. */
export function topOf(bin: number): number {
  return bin <= 0 ? 0 : 2 ** (bin / binsPerDoubling)
}

/**
 * What a visitor's spending before the experiment, in hundredths, is compared by: the logarithm of the amount in thousandths,
 * so that one large order of the past does not outweigh all others.
 */
export function historyOf(before: number): number {
  return before <= 0 ? 0 : Math.round(1000 * Math.log1p(before / 100))
}
