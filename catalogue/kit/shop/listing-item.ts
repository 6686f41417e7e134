/** A product in a listing, by what its element says. */
export type ListingItem = { productId: string; skus: readonly string[] }

/**
 * Reads `data-product-id` and `data-skus` (parted by blanks or commas) of a listing item; undefined without a product id
 * (SHR-14.3).
 */
export function readListingItem(data: { productId?: string; skus?: string }): ListingItem | undefined {
  const productId = data.productId?.trim()
  if (!productId) return undefined
  return { productId, skus: [...new Set(data.skus?.split(/[\s,]+/).filter(Boolean))] }
}
