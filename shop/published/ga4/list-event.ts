import type { EventOf } from '../published-event.ts'
import { discountOf } from './discount-of.ts'
import { type Ga4Entry, ga4Ecommerce } from './ga4-entry.ts'

/** Returns the products of a list in their order; `item_list_id` is listing, search or recommendation. */
export function ga4ViewItemList({ list, currency, items }: EventOf<'list'>): Ga4Entry[] {
  return ga4Ecommerce('view_item_list', {
    item_list_id: list,
    currency,
    items: items.map((item, index) => ({
      item_id: item.productId,
      item_name: item.name,
      price: item.price,
      ...discountOf(item),
      index,
    })),
  })
}
