/**
 * Returns the list.
 * @throws 'Array Methods must be provided an Array' for anything else (ER-05)
 */
function listOf<T>(list: readonly T[]): readonly T[] {
  if (!Array.isArray(list)) throw new Error('Array Methods must be provided an Array')
  return list
}

/**
 * Array methods for lists that come from content, events or services. A missing list is an error and not an empty result.
 * @throws 'Array Methods must be provided an Array' for anything that is not a list (ER-05)
 */
export const arrays = {
  map: <T, U>(list: readonly T[], fn: (item: T, at: number) => U): U[] => listOf(list).map((item, at) => fn(item, at)),
  filter: <T>(list: readonly T[], keeps: (item: T, at: number) => boolean): T[] =>
    listOf(list).filter((item, at) => keeps(item, at)),
  find: <T>(list: readonly T[], is: (item: T, at: number) => boolean): T | undefined =>
    listOf(list).find((item, at) => is(item, at)),
  some: <T>(list: readonly T[], is: (item: T, at: number) => boolean): boolean =>
    listOf(list).some((item, at) => is(item, at)),
  every: <T>(list: readonly T[], is: (item: T, at: number) => boolean): boolean =>
    listOf(list).every((item, at) => is(item, at)),
  reduce: <T, U>(list: readonly T[], fn: (result: U, item: T) => U, start: U): U =>
    listOf(list).reduce((result, item) => fn(result, item), start),
  /** Returns the list without repeated items; the first of each is kept. */
  uniq: <T>(list: readonly T[]): T[] => [...new Set(listOf(list))],
  /** Splits the list into lists of `size` items, the last one with the rest. A size below 1 counts as 1. */
  chunk<T>(list: readonly T[], size: number): T[][] {
    const length = Math.max(1, Math.floor(size) || 1)
    return [...Array(Math.ceil(listOf(list).length / length))].map((_, at) =>
      list.slice(at * length, (at + 1) * length),
    )
  },
  /** Flattens the list by one level. */
  flatten: <T>(list: readonly (T | readonly T[])[]): T[] => listOf(list).flat() as T[],
}
