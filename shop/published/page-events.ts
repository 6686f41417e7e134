import type { BasketContents } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import type { ShopOrder } from '../orders/order.ts'
import type { PageData } from '../pages/page-data.ts'
import { basketEvents } from './basket-events.ts'
import { listEvents } from './list-events.ts'
import { productEvent } from './product-event.ts'
import type { EventOf, PublishedEvent } from './published-event.ts'

/**
 * The one visitor of the demo, on pages where it is logged in (SHOP-101). Made up: the address cannot receive anything.
 */
export const userEvent: EventOf<'user'> = {
  kind: 'user',
  id: 'demo-visitor',
  email: 'robin.demo@norrow.example',
  membership: 'Gold',
}

/**
 * Returns everything that a page publishes when it opens, in order: the view, the visitor if known, the page's content,
 * then the basket, or instead of it the order (SHOP-96 to SHOP-102).
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

/** The beginning of the checkout, published on its first step. */
export function checkoutEvent(basket: BasketContents, { currency }: Locale): PublishedEvent {
  return { kind: 'checkout', currency, basket }
}

/** The transaction, with the same id after a reload (SHOP-100). It has the order's own currency. */
export function orderEvent(order: ShopOrder): PublishedEvent {
  return { kind: 'order', order }
}

/** The one view event of a page (SHOP-96). Country and language are those of the path. */
export function viewEvent({ type, subtypes }: Pick<PageData, 'type' | 'subtypes'>, locale: Locale): PublishedEvent {
  const { country, language, currency } = locale
  return { kind: 'view', type, subtypes, language, country, currency }
}
