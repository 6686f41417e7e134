import type { ProductCount } from '../counts/popularity.ts'

/** As many entries as a ranking has (SHR-08.3). */
const most = 50

/** A product's count among the first entries of a ranking; undefined when it is not there, or the ranking is not known. */
export function amongFirst(
  ranking: readonly ProductCount[] | undefined,
  productId: string,
  first: number,
): number | undefined {
  return ranking?.slice(0, Math.max(0, Math.min(first, most))).find(([key]) => key === productId)?.[1]
}
