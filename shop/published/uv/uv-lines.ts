import type { Basket, BasketLine as PublishedLine } from '../../../contract/shop-events.ts'
import type { BasketContents } from '../../basket/basket-contents.ts'
import type { Currency } from '../../products/product.ts'

/** Returns the summary of a basket, and each of its lines with the summary. */
export function uvLines(
  contents: Pick<BasketContents, 'id' | 'lines' | 'subtotal' | 'total' | 'quantity'>,
  currency: Currency,
): { basket: Basket; lines: PublishedLine[] } {
  const moneyOf = (value: number) => ({ value, currency })
  const { id, subtotal, total, quantity } = contents
  const basket = { id, subtotal: moneyOf(subtotal), total: moneyOf(total), quantity }
  const lines = contents.lines.map(({ productId, sku, name, price, stock, ...line }) => ({
    basket,
    product: { productId, sku, name, price: moneyOf(price), stock },
    quantity: line.quantity,
    subtotal: moneyOf(line.subtotal),
  }))
  return { basket, lines }
}
