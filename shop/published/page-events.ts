import type { Locale } from '../locales/locale.ts'
import type { PageData } from '../pages/page-data.ts'
import { basketEvents } from './basket-events.ts'
import { listEvents } from './list-events.ts'
import { productEvent } from './product-event.ts'
import type { PublishedEvent } from './published-event.ts'
import { viewEvent } from './view-event.ts'

/** Everything a page publishes when it opens, in order: the view first, what it shows, then the basket (SHOP-96 to SHOP-99). */
export function pageEvents(page: PageData, locale: Locale, origin: string): PublishedEvent[] {
  const { content } = page
  return [
    viewEvent(page, locale),
    ...(content.page === 'product' ? [productEvent(content, { locale, origin })] : []),
    ...listEvents(content),
    ...basketEvents(page.basket, locale),
  ]
}
