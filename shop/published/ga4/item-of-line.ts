import type { BasketContentsLine } from '../../basket/basket-contents.ts'
import { discountOf } from './discount-of.ts'
import type { Ga4Item } from './ga4-entry.ts'

/** Returns the item of a line of a basket or order; the line's sku is the item's variant. */
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
