import type { BasketContentsLine } from '../../basket/basket-contents.ts'
import { discountOf } from './discount-of.ts'
import type { Ga4Item } from './ga4-entry.ts'

/** A line of a basket or an order; its sku is the variant of the item. */
export function itemOfLine(line: BasketContentsLine, quantity = line.quantity): Ga4Item {
  return {
    item_id: line.productId,
    item_name: line.name,
    item_variant: line.sku,
    price: line.price,
    ...discountOf(line),
    quantity,
    item_stock: line.stock,
  }
}
