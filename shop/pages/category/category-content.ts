import type { Category, Silhouette } from '../../products/product.ts'
import type { Card } from '../data/card-of.ts'

export type CategoryContent = {
  /** 'all' on /shop. */
  category: Category | 'all'
  silhouette?: Silhouette
  silhouettes: { silhouette: Silhouette; count: number }[]
  /** Products that match, of which `cards` are shown. */
  count: number
  cards: Card[]
}

/** How many products a list shows at first, and how many more each time (SHOP-57). */
export const listStep = 24
