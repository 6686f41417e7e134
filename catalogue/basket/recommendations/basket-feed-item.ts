import type { RecommendationItem } from '../../kit/products/recommendation-item.ts'

/**
 * Converts a feed item for the basket: uses `image_url` as its picture where present (BAS-04.2). Returns undefined
 * when the item is sold out; an item of unknown stock is kept (BAS-04.3).
 */
export function basketFeedItem(item: RecommendationItem): RecommendationItem | undefined {
  const { stock, image_url, images } = item.details
  if (stock !== undefined && stock !== null && String(stock).trim() !== '' && Number(stock) <= 0) return undefined
  if (!image_url) return item
  return { ...item, details: { ...item.details, images: [image_url, ...images.slice(1)] } }
}
