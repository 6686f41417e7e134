import type { BasketContents } from '../basket/basket-contents.ts'
import type { Locale } from '../locales/locale.ts'
import type { Currency } from '../products/product.ts'
import type { DeliveryWay, PaymentWay } from './checkout-values.ts'

/**
 * An order as it was placed; later prices and languages do not change it. It contains no name, address or card number:
 * those stay in the shopper's browser (docs/data-layer.md says what is published). Amounts are in major units.
 */
export type ShopOrder = Pick<BasketContents, 'lines' | 'quantity' | 'subtotal' | 'delivery' | 'total'> & {
  /** Public: shown to the shopper and published as the transaction's id. */
  number: string
  /** The published id of its basket. */
  basketId: string
  /** Epoch milliseconds. */
  placedAt: number
  country: Locale['country']
  language: Locale['language']
  currency: Currency
  way: DeliveryWay
  payment: PaymentWay
}
