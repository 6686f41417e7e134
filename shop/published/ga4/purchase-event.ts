import type { EventOf } from '../published-event.ts'
import { type Ga4Entry, ga4Ecommerce } from './ga4-entry.ts'
import { itemOfLine } from './item-of-line.ts'

/** Returns an order (SHOP-100). `value` excludes delivery, as GA4 defines it; `basket_total` is what was paid. */
export function ga4Purchase({ order }: EventOf<'order'>): Ga4Entry[] {
  return ga4Ecommerce('purchase', {
    transaction_id: order.number,
    currency: order.currency,
    value: order.subtotal,
    shipping: order.delivery,
    basket_id: order.basketId,
    basket_total: order.total,
    basket_quantity: order.quantity,
    items: order.lines.map((line) => itemOfLine(line)),
  })
}
