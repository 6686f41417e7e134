/**
 * Counts in which older things count less, kept as a logarithm: something done at a time `t` adds 2^(t / half-life). What
 * is older falls behind by itself, so the order of two scores never changes while nothing happens, an index on them stays
 * right without sweeping, and it does not matter in which order things arrive.
 *
 * @param time epoch milliseconds
 * @param halfLife milliseconds
 * @param times how often it counts
 */
export function scoreOf(time: number, halfLife: number, times = 1): number {
  return time / halfLife + Math.log2(times)
}

/** The score of what two scores count, together. */
export function scoreSum(one: number, other: number): number {
  return Math.max(one, other) + Math.log2(1 + 2 ** -Math.abs(one - other))
}

/** The same in SQL, for the column of an existing row and the value that was to be inserted. */
export function scoreSumSql(column: string): string {
  return `max(${column}, excluded.${column}) + log2(1 + pow(2, -abs(${column} - excluded.${column})))`
}
