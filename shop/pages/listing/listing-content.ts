import type { FacetName } from './facet-names.ts'
import type { GridCard } from './grid-card-of.ts'
import type { Sort } from './sort-products.ts'

/** A list of products, of a category or a search, that can be filtered, sorted and extended. */
export type ListingContent = {
  /** The number of matching products, of which `cards` are shown. */
  count: number
  cards: GridCard[]
  sort: Sort
  filters: Filter[]
  /**
   * What the address chooses, except the number of products, in the form of its query: `[['size', '38'], ['sort',
   * 'rating']]`.
   */
  choice: [name: string, value: string][]
}

export type Filter = { name: FacetName; options: FilterOption[] }

/** `count` is the number of products with this value, regardless of other choices of the same filter. */
export type FilterOption = { value: string; label: string; count: number; chosen: boolean }

/** How many products a list shows at first, and how many are added each time (SHOP-57). */
export const listStep = 24
