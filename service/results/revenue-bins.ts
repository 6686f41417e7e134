/**
 * The sums over visitors of a variation whose spending lies in one range of amounts. The ranges make it possible to
 * choose a cap on spending when results are read. Amounts are in hundredths.
 */
export type RevenueBin = {
  /** The number of the range, see `binOf`. */
  bin: number
  visitors: number
  revenue: number
  /** The sum of the squared spending of each visitor. */
  squares: number
  /**
   * Sums of `historyOf` over the visitors: of the value, of its square, and of its product with the visitor's
   * spending.
   */
  history: number
  historySquares: number
  historyRevenue: number
}

/** The bin of sums stored by an earlier version without their distribution; they are never capped. */
export const unknownBin = -1
/** The number of ranges for each doubling of the amount, which makes a cap exact to about 9 percent. */
const binsPerDoubling = 8

/** Returns the number of the range of an amount in hundredths: 0 for no spending, then increasing with the amount. */
export function binOf(spent: number): number {
  return spent <= 0 ? 0 : Math.max(1, Math.ceil(binsPerDoubling * Math.log2(spent)))
}

/** Returns the largest amount of a range, in hundredths. */
export function topOf(bin: number): number {
  return bin <= 0 ? 0 : 2 ** (bin / binsPerDoubling)
}

/**
 * Returns the value by which a visitor's spending before the experiment, in hundredths, is compared: the logarithm of
 * the amount in thousandths, so that one large past order does not outweigh all others.
 */
export function historyOf(before: number): number {
  return before <= 0 ? 0 : Math.round(1000 * Math.log1p(before / 100))
}
