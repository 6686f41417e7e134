import type { ListingItem } from '../../kit/shop/listing-item.ts'

/** Returns the items of a list without those whose product appears earlier in it (PO-09, CAT-12.5). */
export function onePerProduct<T extends Pick<ListingItem, 'productId'>>(items: readonly T[]): T[] {
  const seen = new Set<string>()
  return items.filter(({ productId }) => !seen.has(productId) && seen.add(productId))
}
