import type { Category, Silhouette } from '../../products/product.ts'
import type { ListingContent } from '../listing/listing-content.ts'

export type CategoryContent = ListingContent & {
  /** 'all' on /shop. */
  category: Category | 'all'
  silhouette?: Silhouette
  silhouettes: { silhouette: Silhouette; count: number }[]
}
