import type { Basket, Money } from '../../contract/shop-events.ts'
import type { BasketContents } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import type { PublishedEvent } from './published-event.ts'

/** The state of the basket: an event for each line, then its summary, which an empty basket publishes too (SHOP-99). */
export function basketEvents(contents: BasketContents, { currency }: Locale): PublishedEvent[] {
  const money = (value: number): Money => ({ value, currency })
  const basket: Basket = {
    id: contents.id,
    subtotal: money(contents.subtotal),
    total: money(contents.total),
    quantity: contents.quantity,
  }
  const lines = contents.lines.map(({ productId, sku, name, price, stock, quantity, subtotal }): PublishedEvent => {
    const product = { productId, sku, name, price: money(price), stock }
    return { type: 'ecBasketItem', data: { basket, product, quantity, subtotal: money(subtotal) } }
  })
  return [...lines, { type: 'ecBasketSummary', data: { basket } }]
}
