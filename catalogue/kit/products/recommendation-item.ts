/** An item of a recommendation feed (DS-08). Amounts in EUR and CAD are in cents (SHR-04.2). */
export type RecommendationItem = {
  id: string
  weight: number
  strategy?: string
  details: {
    url: string
    /** The second image, if any, is shown on hover. */
    images: string[]
    name?: string
    description?: string
    unit_price?: number | string
    unit_sale_price?: number | string
    currency?: string
    language?: string
    /** Needed to add the product to the basket. */
    sku_code?: string
    stock?: number | string
    image_url?: string
  }
}

/**
 * Returns the usable items of a feed, highest weight first; items of equal weight keep their order. Items without id or url
 * are left out (DS-08), and undefined ones are logged with `warn` (DS-07).
 */
export function recommendationItems(items: unknown, warn: (line: string) => void): RecommendationItem[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item) => readItem(item, warn) ?? []).sort((a, b) => b.weight - a.weight)
}

function readItem(item: unknown, warn: (line: string) => void): RecommendationItem | undefined {
  if (item === undefined || item === null) return void warn('Item is undefined!')
  const { id, weight, strategy, details } = item as Partial<RecommendationItem>
  const { url, images } = details ?? {}
  if (!details || id === undefined || id === null || String(id) === '' || typeof url !== 'string' || !url)
    return undefined
  return {
    id: String(id),
    weight: Number.isFinite(Number(weight)) ? Number(weight) : 0,
    strategy,
    details: { ...details, url, images: Array.isArray(images) ? images.filter(isAddress) : [] },
  }
}

function isAddress(image: unknown): boolean {
  return typeof image === 'string' && image !== ''
}
