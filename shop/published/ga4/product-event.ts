import type { EventOf } from '../published-event.ts'
import { discountOf } from './discount-of.ts'
import { type Ga4Entry, ga4Ecommerce } from './ga4-entry.ts'

/** GA4's categories are numbered fields, at most five: the second is `item_category2`. */
const categoryFields = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5']

export function ga4ViewItem(event: EventOf<'product'>): Ga4Entry[] {
  const { currency, productId, sku, name, price, categories, stock, url, images, description, colour } = event
  const item = {
    item_id: productId,
    item_name: name,
    price,
    ...discountOf(event),
    ...(sku === undefined ? {} : { item_variant: sku }),
    ...Object.fromEntries(categories.slice(0, categoryFields.length).map((name, at) => [categoryFields[at], name])),
    item_color: colour,
    item_stock: stock,
    item_url: url,
    item_images: images,
    item_description: description,
  }
  return ga4Ecommerce('view_item', { currency, value: price, items: [item] })
}
