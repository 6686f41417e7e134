import type { RecommendationItem } from '../kit/products/recommendation-item.ts'

/** An item of a recommendation feed: a shoe with two pictures and a price in pounds. */
export function aFeedItem(
  item: Partial<Record<'id' | 'weight', unknown>> = {},
  details: Partial<Record<keyof RecommendationItem['details'], unknown>> = {},
): RecommendationItem {
  const { id = 'p1' } = item
  return {
    id: 'p1',
    weight: 1,
    strategy: 'also_viewed',
    ...item,
    details: {
      url: `https://shop.test/uk/en/product/${id}`,
      name: `Shoe ${id}`,
      images: ['/catalogue/testing/icon.svg', '/catalogue/testing/icon.svg?2'],
      unit_price: 120,
      unit_sale_price: 120,
      currency: 'GBP',
      sku_code: `${id}-40`,
      ...details,
    },
  } as RecommendationItem
}
