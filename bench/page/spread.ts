/** The summary of several runs of one measurement. */
export type Spread = { median: number; p25: number; p75: number; runs: number }

/**
 * Returns the median and quartiles, interpolated linearly between neighbouring values; undefined when no run gave a
 * number.
 */
export function spreadOf(values: (number | undefined)[]): Spread | undefined {
  const sorted = values.flatMap((value = Number.NaN) => (Number.isFinite(value) ? value : [])).toSorted((a, b) => a - b)
  if (sorted.length === 0) return undefined
  const valueAtShare = (share: number) => {
    const place = share * (sorted.length - 1)
    const below = sorted[Math.floor(place)] ?? Number.NaN
    const above = sorted[Math.ceil(place)] ?? Number.NaN
    return below + (above - below) * (place - Math.floor(place))
  }
  return { median: valueAtShare(0.5), p25: valueAtShare(0.25), p75: valueAtShare(0.75), runs: sorted.length }
}
