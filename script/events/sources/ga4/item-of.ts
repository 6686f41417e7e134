import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import type { Ga4SourceOptions } from '../../../../contract/script-config.ts'
import { findUnreadableMoney, readAmount, readCount, readFirstText, readText, readTexts } from '../read-value.ts'
import { omitUndefined, type SourceItem } from '../source-entry.ts'

const categoryFields = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5']

export type ItemOptions = Pick<Ga4SourceOptions, 'sku'>

/** The items that could be read, and what is missing of the list. */
export type ReadItems = { items: SourceItem[]; problems: string[] }

/** Reads the items of GA4 or the products of Universal Analytics; undefined when the value is not a list. */
export function readItems(list: unknown, options: ItemOptions): ReadItems | undefined {
  if (!Array.isArray(list)) return undefined
  const items = list.flatMap((item) => itemOf(item, options) ?? [])
  const left = list.length - items.length
  const amounts = list.flatMap((item) =>
    isFields(item) ? (findUnreadableMoney(item, ['price', 'discount']) ?? []) : [],
  )
  return {
    items,
    problems: [...(left > 0 ? [`${left} of its ${list.length} items have no id and no name`] : []), ...amounts],
  }
}

/**
 * Reads an item: its price is the reduced price, and `discount` is the reduction per piece. GA4 asks for an id or a
 * name, so an item that has only a name is known by it.
 */
function itemOf(item: unknown, { sku = 'item_sku' }: ItemOptions): SourceItem | undefined {
  if (!isFields(item)) return undefined
  const name = readFirstText(item.item_name, item.name)
  const productId = readFirstText(item.item_id, item.id, name)
  if (productId === undefined) return undefined
  const price = readAmount(item.price)
  const discount = readAmount(item.discount)
  const categories = categoriesOf(item)
  return omitUndefined({
    productId,
    sku: readFirstText(item[sku], item.sku),
    name,
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

/** Universal Analytics has all levels in one text: `Women/Boots`. */
function categoriesOf(item: UnknownFields): string[] {
  const levels = categoryFields.flatMap((field) => readText(item[field]) ?? [])
  return levels.length > 0 ? levels : (readText(item.category)?.split('/') ?? [])
}
