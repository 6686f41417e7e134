import type { BasketContents } from '../../basket/basket-contents.ts'
import { roundMoney } from '../../basket/round-money.ts'
import type { EventOf } from '../published-event.ts'
import { type Ga4Ecommerce, type Ga4Entry, ga4Ecommerce } from './ga4-entry.ts'
import { itemOfLine } from './item-of-line.ts'

/** The state of the basket, also of an empty one (SHOP-99). */
export function ga4ViewCart(event: EventOf<'basket'>): Ga4Entry[] {
  return ga4Ecommerce('view_cart', basketOf(event))
}

export function ga4BeginCheckout(event: EventOf<'checkout'>): Ga4Entry[] {
  return ga4Ecommerce('begin_checkout', basketOf(event))
}

export function ga4AddOrRemove({ action, currency, line, quantity }: EventOf<'basket-change'>): Ga4Entry[] {
  return ga4Ecommerce(action === 'add' ? 'add_to_cart' : 'remove_from_cart', {
    currency,
    value: roundMoney(line.price * quantity),
    items: [itemOfLine(line, quantity)],
  })
}

/** `value` excludes delivery, as GA4 defines it; `total` includes it. */
function basketOf({ currency, basket }: { currency: string; basket: BasketContents }): Ga4Ecommerce {
  const { id, subtotal, total, quantity, lines } = basket
  return {
    currency,
    value: subtotal,
    basket_id: id,
    basket_total: total,
    basket_quantity: quantity,
    items: lines.map((line) => itemOfLine(line)),
  }
}
