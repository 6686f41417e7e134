/**
 * Returns the logarithm of a count with exponential decay: something done at a time `t` adds 2^(t / half-life). Older
 * entries lose weight by comparison, so the order of two scores never changes while nothing happens, an index on them
 * stays valid without sweeping, and entries may arrive in any order.
 * @param time epoch milliseconds
 * @param halfLife milliseconds
 * @param times how often it counts
 */
export function scoreOf(time: number, halfLife: number, times = 1): number {
  return time / halfLife + Math.log2(times)
}

/** Returns the combined score of two scores. */
export function scoreSum(one: number, other: number): number {
  return Math.max(one, other) + Math.log2(1 + 2 ** -Math.abs(one - other))
}

/** Returns the same sum in SQL, for the column of an existing row and the value that was to be inserted. */
export function scoreSumSql(column: string): string {
  return `max(${column}, excluded.${column}) + log2(1 + pow(2, -abs(${column} - excluded.${column})))`
}
