import type { Locale } from '../locales/locale.ts'
import type { PageData } from '../pages/page-data.ts'
import { basketEvents } from './basket-events.ts'
import { listEvents } from './list-events.ts'
import { checkoutEvent, orderEvent } from './order-events.ts'
import { productEvent } from './product-event.ts'
import type { PublishedEvent } from './published-event.ts'
import { userEvent } from './user-event.ts'
import { viewEvent } from './view-event.ts'

/**
 * Everything a page publishes when it opens, in order: the view first, the visitor if known, what the page shows, then
 * the basket, or the order in its place (SHOP-96 to SHOP-102).
 */
export function pageEvents(page: PageData, locale: Locale, origin: string): PublishedEvent[] {
  const { content, basket } = page
  return [
    viewEvent(page, locale),
    ...(page.loggedIn ? [userEvent] : []),
    ...(content.page === 'product' ? [productEvent(content, { locale, origin })] : []),
    ...listEvents(content, locale),
    ...(content.page === 'checkout' && content.step === 'delivery' ? [checkoutEvent(basket, locale)] : []),
    ...(content.page === 'confirmation' ? [orderEvent(content.order)] : basketEvents(basket, locale)),
  ]
}
