import type { FacetName } from './facet-names.ts'
import type { GridCard } from './grid-card-of.ts'
import type { Sort } from './sort-products.ts'

/** A list of products that can be filtered, sorted and made longer: of a category or a search. */
export type ListingContent = {
  /** Products that match, of which `cards` are shown. */
  count: number
  cards: GridCard[]
  sort: Sort
  filters: Filter[]
  /** What the address chooses but for how many are shown, as its query has it: `[['size', '38'], ['sort', 'rating']]`. */
  choice: [name: string, value: string][]
}

export type Filter = { name: FacetName; options: FilterOption[] }

/** `count` is how many products there would be with this value, whatever else is chosen of the same filter. */
export type FilterOption = { value: string; label: string; count: number; chosen: boolean }

/** How many products a list shows at first, and how many more each time (SHOP-57). */
export const listStep = 24
