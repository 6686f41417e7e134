import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { readAmount, readCount, readText, readTexts } from '../read-value.ts'
import { omitUndefined, type SourceItem } from '../source-entry.ts'

const categoryFields = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5']

/** Returns the items of an event that have an id; undefined when there is no list of items. */
export function itemsOf({ items }: UnknownFields): SourceItem[] | undefined {
  return Array.isArray(items) ? items.flatMap((item) => itemOf(item) ?? []) : undefined
}

/** Reads a GA4 item: its price is the reduced price, and `discount` is the reduction per piece. */
function itemOf(item: unknown): SourceItem | undefined {
  if (!isFields(item)) return undefined
  const productId = readText(item.item_id)
  if (productId === undefined) return undefined
  const price = readAmount(item.price)
  const discount = readAmount(item.discount)
  const categories = categoryFields.flatMap((field) => readText(item[field]) ?? [])
  return omitUndefined({
    productId,
    sku: readText(item.item_variant),
    name: readText(item.item_name),
    url: readText(item.item_url),
    price,
    was: price !== undefined && discount ? readAmount(price + discount) : undefined,
    stock: readCount(item.item_stock),
    description: readText(item.item_description),
    categories: categories.length > 0 ? categories : undefined,
    images: readTexts(item.item_images),
    quantity: readCount(item.quantity) ?? 1,
  })
}
