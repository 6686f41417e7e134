import type { PageContent } from '../pages/page-data.ts'
import type { PublishedEvent } from './published-event.ts'

type Shown = { productId: string }[]

/** One event for each list of products a page shows: the listing of a category, the shop's own rows (SHOP-98, SHOP-102). */
export function listEvents(content: PageContent): PublishedEvent[] {
  switch (content.page) {
    case 'home':
      return row(content.newIn)
    case 'category':
      return [listEvent('listing', content.cards)]
    case 'product':
      return row(content.crossSell)
    default:
      return []
  }
}

function row(shown: Shown): PublishedEvent[] {
  return shown.length > 0 ? [listEvent('recommendation', shown)] : []
}

function listEvent(eventType: 'listing' | 'recommendation', shown: Shown): PublishedEvent {
  return { type: 'ecProduct', data: { eventType, productIds: shown.map(({ productId }) => productId) } }
}
