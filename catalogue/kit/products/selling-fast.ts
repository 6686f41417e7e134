import type { ProductCount } from '../counts/popularity.ts'
import { withCount } from '../counts/with-count.ts'
import { amongFirst } from './among-first.ts'

export type SellingFast = { shows: true; message: string } | { shows: false; because: string }

/** The content that a "selling fast" badge needs. */
export type SellingFastContent = { text: string; maxTopProduct: number; threshold: number }

/**
 * Decides whether a product sells fast, and returns the message: it must be among the first `maxTopProduct` of the ranking
 * and have at least `threshold` purchases (PO-09, PDP-06.1, PDP-06.3, CAT-12.1).
 * @param ranking undefined when it could not be read
 */
export function sellingFast(
  ranking: readonly ProductCount[] | undefined,
  productId: string,
  { text, maxTopProduct, threshold }: SellingFastContent,
): SellingFast {
  const count = amongFirst(ranking, productId, maxTopProduct)
  if (count === undefined) return { shows: false, because: `${productId} is not among the first ${maxTopProduct}` }
  if (count < threshold) return { shows: false, because: `${count} purchases are fewer than ${threshold}` }
  return { shows: true, message: withCount(text, count) }
}
