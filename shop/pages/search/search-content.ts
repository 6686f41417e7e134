import type { ListingContent } from '../listing/listing-content.ts'

export type SearchContent = ListingContent & {
  /** As it was typed; '' on the page that only asks for a search. */
  query: string
  /** Where the search came from, as the address says; for instance `qubitSearchBar`. */
  referrer?: string
  /** Products that the words find, before filters. */
  found: number
}
