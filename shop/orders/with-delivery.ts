import type { BasketContents } from '../basket/basket-contents.ts'
import { deliveryPrices } from '../basket/delivery-prices.ts'
import { roundMoney } from '../basket/round-money.ts'
import type { Currency } from '../products/product.ts'
import type { DeliveryWay } from './checkout-values.ts'

/**
 * Returns the delivery price and the total of an order, in major units. The basket itself includes standard delivery.
 */
export function withDelivery(
  { delivery, subtotal }: Pick<BasketContents, 'delivery' | 'subtotal'>,
  way: DeliveryWay,
  currency: Currency,
): { delivery: number; total: number } {
  const cost = way === 'express' ? deliveryPrices[currency].express : delivery
  return { delivery: cost, total: roundMoney(subtotal + cost) }
}

/** Returns the chosen delivery; standard until another is chosen. */
export function wayOf(way: string | undefined): DeliveryWay {
  return way === 'express' ? 'express' : 'standard'
}
