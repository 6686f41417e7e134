import type { RecommendationItem } from '../../kit/products/recommendation-item.ts'

/**
 * An item of a feed for the basket: its picture is its `image_url` where it has one (BAS-04.2); undefined when it is sold out,
 * while one of no known stock is kept (BAS-04.3).
 */
export function basketFeedItem(item: RecommendationItem): RecommendationItem | undefined {
  const { stock, image_url, images } = item.details
  if (stock !== undefined && stock !== null && String(stock).trim() !== '' && Number(stock) <= 0) return undefined
  if (!image_url) return item
  return { ...item, details: { ...item.details, images: [image_url, ...images.slice(1)] } }
}
