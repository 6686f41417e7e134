import type { BasketContents } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import type { PublishedEvent } from './published-event.ts'

/** The state of the basket: after each view, and again after each change (SHOP-99). */
export function basketEvents(basket: BasketContents, { currency }: Locale): PublishedEvent[] {
  return [{ kind: 'basket', currency, basket }]
}
