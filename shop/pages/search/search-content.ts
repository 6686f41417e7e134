import type { ListingContent } from '../listing/listing-content.ts'

export type SearchContent = ListingContent & {
  /** As it was typed; '' on the page that only asks for a text. */
  query: string
  /** Where the search came from, according to the address, e.g. `qubitSearchBar`. */
  referrer?: string
  /** The number of matching products, before filters. */
  found: number
}
