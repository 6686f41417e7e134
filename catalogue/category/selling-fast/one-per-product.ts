import type { ListingItem } from '../../kit/shop/listing-item.ts'

/**
 * Returns the items of a list without those whose product appears earlier in it (PO-09, CAT-12.5). A slider's copies are the item
 * itself: at the ends of the slider they are what is seen.
 */
export function onePerProduct<T extends Pick<ListingItem, 'productId'>>(
  items: readonly T[],
  isCopy: (item: T) => boolean = () => false,
): T[] {
  const seen = new Set<string>()
  return items.filter((item) => isCopy(item) || (!seen.has(item.productId) && seen.add(item.productId)))
}
