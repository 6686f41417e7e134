import type { BasketContents } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import type { Order } from '../orders/order.ts'
import type { PublishedEvent } from './published-event.ts'

/** The beginning of the checkout, told once it is entered. */
export function checkoutEvent(basket: BasketContents, { currency }: Locale): PublishedEvent {
  return { kind: 'checkout', currency, basket }
}

/** The transaction, under the same id on a reload (SHOP-100). Its currency is the order's own. */
export function orderEvent(order: Order): PublishedEvent {
  return { kind: 'order', order }
}
