import type { BasketContents } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import { checkStep } from './check-step.ts'
import type { CheckoutValues, PaymentWay } from './checkout-values.ts'
import type { ShopOrder } from './order.ts'
import { wayOf, withDelivery } from './with-delivery.ts'

export type OrderRefusal = 'empty' | 'incomplete' | 'changed'

type Wish = {
  basket: BasketContents
  values: CheckoutValues
  locale: Locale
  /** The total that the shopper saw, e.g. '94.48'. */
  total: string
  number: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Returns the shopper's order, or why it is refused: the bag is empty, a step is incomplete, or the bag differs from
 * what was shown. Pure.
 */
export function placeOrder({ basket, values, locale, total, number, now }: Wish): ShopOrder | OrderRefusal {
  if (basket.lines.length === 0) return 'empty'
  if (!isComplete(values, locale)) return 'incomplete'
  const way = wayOf(values.way)
  const costs = withDelivery(basket, way, locale.currency)
  if (total !== costs.total.toFixed(2)) return 'changed'
  const { id: basketId, lines, quantity, subtotal } = basket
  const { country, language, currency } = locale
  const payment = values.payment as PaymentWay
  return {
    number,
    basketId,
    placedAt: now,
    country,
    language,
    currency,
    lines,
    quantity,
    subtotal,
    ...costs,
    way,
    payment,
  }
}

/** Whether both forms of the checkout are complete for this shop front. */
export function isComplete(values: CheckoutValues, locale: Pick<Locale, 'country'>): boolean {
  return (['delivery', 'billing'] as const).every((step) => Object.keys(checkStep(step, values, locale)).length === 0)
}
