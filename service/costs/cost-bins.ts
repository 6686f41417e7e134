import type { MeasuredPages } from '../../contract/experience-costs.ts'

/** The sums over the page loads whose cost lies in one range of values. */
export type CostBin = { bin: number; pages: number; total: number; worst: number }

/** Values up to this are in the first range: they are too small to matter, whatever the measure. */
const smallest = 0.001
/** The number of ranges for each doubling, which makes a quantile exact to about 9 percent. */
const binsPerDoubling = 8

/** Returns the number of the range of a value: 0 for nothing, then increasing with the value. */
export function costBinOf(value: number): number {
  return value <= 0 ? 0 : 1 + Math.max(0, Math.ceil(binsPerDoubling * Math.log2(value / smallest)))
}

/** Returns mean, 75th percentile and worst of page loads by their ranges, in any order; null when there are none. */
export function summarizeBins(bins: readonly CostBin[]): MeasuredPages | null {
  const ordered = bins.toSorted((one, other) => one.bin - other.bin)
  const pages = ordered.reduce((sum, each) => sum + each.pages, 0)
  if (pages === 0) return null
  let counted = 0
  const third = ordered.find((each) => {
    counted += each.pages
    return counted >= 0.75 * pages
  })
  return {
    pages,
    mean: ordered.reduce((sum, { total }) => sum + total, 0) / pages,
    p75: third ? third.total / third.pages : 0,
    worst: Math.max(...ordered.map(({ worst }) => worst)),
  }
}
