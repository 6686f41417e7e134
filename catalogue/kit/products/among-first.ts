import type { ProductCount } from '../counts/popularity.ts'

/** The number of entries in a ranking (SHR-08.3). */
const most = 50

/**
 * Returns the count of a product among the first entries of a ranking. Undefined when the product is not among them or the
 * ranking is unknown.
 */
export function amongFirst(
  ranking: readonly ProductCount[] | undefined,
  productId: string,
  first: number,
): number | undefined {
  return ranking?.slice(0, Math.max(0, Math.min(first, most))).find(([key]) => key === productId)?.[1]
}
