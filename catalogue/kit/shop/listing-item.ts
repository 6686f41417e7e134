/** A product in a listing. */
export type ListingItem = { productId: string; skus: readonly string[] }

export type ListingNeed = 'productId' | 'skus'

/** Returns the SKUs in a text, which are separated by spaces or commas. */
export function splitSkus(text: string | undefined): string[] {
  return [...new Set(text?.split(/[\s,]+/).filter(Boolean))]
}
