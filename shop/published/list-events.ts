import type { Locale } from '../locales/locale.ts'
import type { PageContent } from '../pages/page-data.ts'
import type { SearchContent } from '../pages/search/search-content.ts'
import type { ListItem, PublishedEvent, PublishedListKind } from './published-event.ts'

/**
 * Returns one event for each list of products on a page: the listing of a category, or the shop's own rows (SHOP-98,
 * SHOP-102).
 */
export function listEvents(content: PageContent, locale: Locale): PublishedEvent[] {
  switch (content.page) {
    case 'home':
      return rowEvents(content.newIn, locale)
    case 'category':
      return [listEvent('listing', content.cards, locale)]
    case 'search':
      return searchEvents(content, locale)
    case 'product':
      return rowEvents(content.crossSell, locale)
    default:
      return []
  }
}

function rowEvents(shown: ListItem[], locale: Locale): PublishedEvent[] {
  return shown.length > 0 ? [listEvent('recommendation', shown, locale)] : []
}

/** The search and its results. A page that only asks for a text has no search event. */
function searchEvents({ query, count, cards }: SearchContent, locale: Locale): PublishedEvent[] {
  if (query === '') return []
  return [{ kind: 'search', text: query, resultCount: count }, listEvent('search', cards, locale)]
}

/** The products that a list shows, in order. */
export function listEvent(list: PublishedListKind, shown: readonly ListItem[], { currency }: Locale): PublishedEvent {
  const items = shown.map(({ productId, name, price, was }) => ({ productId, name, price, was }))
  return { kind: 'list', list, currency, items }
}
