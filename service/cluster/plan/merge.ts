/** Ways to put the answers of several partitions together. Each partition's answer has the order that the whole one is to have. */

/** Joins lists in an order. */
export function joinSorted<T>(lists: readonly T[][], keyOf: (each: T) => number | string, atMost?: number): T[] {
  const all = lists.flat().toSorted((one, other) => compareKeys(keyOf(one), keyOf(other)))
  return atMost === undefined ? all : all.slice(0, atMost)
}

/** Joins lists of which each has the greatest number first. */
export function joinNewest<T>(lists: readonly T[][], keyOf: (each: T) => number, atMost?: number): T[] {
  return joinSorted(lists, (each) => -keyOf(each), atMost)
}

/** The texts that any of the lists has, once each, by name. */
export function joinNames(lists: readonly string[][], atMost?: number): string[] {
  return [...new Set(lists.flat())].toSorted(compareKeys).slice(0, atMost)
}

/** Adds up what has the same key; the others of its fields are those of the first. */
export function addUp<T>(lists: readonly T[][], keyOf: (each: T) => string, add: (one: T, other: T) => T): T[] {
  const sums = new Map<string, T>()
  for (const each of lists.flat()) {
    const key = keyOf(each)
    const known = sums.get(key)
    sums.set(key, known === undefined ? each : add(known, each))
  }
  return [...sums.values()]
}

/** Adds the given number fields of two rows. */
export function addFields<T extends object>(...fields: (keyof T)[]): (one: T, other: T) => T {
  return (one, other) => ({
    ...one,
    ...Object.fromEntries(fields.map((field) => [field, Number(one[field]) + Number(other[field])])),
  })
}

export const addNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
export const findGreatest = (numbers: readonly number[]): number => Math.max(0, ...numbers)
export const findFirst = <T>(answers: readonly (T | null)[]): T | null => answers.find((each) => each !== null) ?? null

export function findEarliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** Text is in the order of its characters' codes, as in SQLite. */
function compareKeys(one: number | string, other: number | string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
