import type { BasketContents } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import type { PublishedEvent } from './published-event.ts'

/** Returns the state of the basket, published after each view and after each change (SHOP-99). */
export function basketEvents(basket: BasketContents, { currency }: Locale): PublishedEvent[] {
  return [{ kind: 'basket', currency, basket }]
}
