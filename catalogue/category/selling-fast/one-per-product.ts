import type { ListingItem } from '../../kit/shop/follow-listing.ts'

/** The items of a list without those whose product stands in it before (PO-09, CAT-12.5). */
export function onePerProduct<T extends Pick<ListingItem, 'productId'>>(items: readonly T[]): T[] {
  const seen = new Set<string>()
  return items.filter(({ productId }) => !seen.has(productId) && seen.add(productId))
}
