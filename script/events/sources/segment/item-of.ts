import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { findUnreadableMoney, readAmount, readCount, readFirstText, readText, readTexts } from '../read-value.ts'
import { omitUndefined, type SourceItem } from '../source-entry.ts'
import { inAnySpelling } from './any-spelling.ts'

/** The products that could be read, and what is missing of the list. */
export type ReadProducts = { items: SourceItem[]; problems: string[] }

/** Reads the products of a call; undefined when there is no list of products. */
export function readProducts({ products }: UnknownFields): ReadProducts | undefined {
  if (!Array.isArray(products)) return undefined
  const items = products.flatMap((product) => itemOf(product) ?? [])
  const left = products.length - items.length
  const amounts = products.flatMap((product) => (isFields(product) ? problemsOfItem(product) : []))
  return {
    items,
    problems: [...(left > 0 ? [`${left} of its ${products.length} products have no product_id`] : []), ...amounts],
  }
}

/** Describes the amounts of a product that cannot be read. */
export function problemsOfItem(product: UnknownFields): string[] {
  return [findUnreadableMoney(inAnySpelling(product), ['price', 'original_price'])].flatMap((text) => text ?? [])
}

/**
 * Reads a product of Segment's ecommerce spec; `stock`, `description` and `original_price` are not part of the spec. A
 * product without an id is known by its SKU, and one that has only a name by that.
 */
export function itemOf(given: unknown): SourceItem | undefined {
  if (!isFields(given)) return undefined
  const product = inAnySpelling(given)
  const productId = readFirstText(product.product_id, product.id, product.sku, product.name)
  if (productId === undefined) return undefined
  return omitUndefined({
    productId,
    sku: readText(product.sku),
    name: readText(product.name),
    url: readText(product.url),
    price: readAmount(product.price),
    was: readAmount(product.original_price),
    stock: readCount(product.stock),
    description: readText(product.description),
    categories: readTexts(product.category),
    images: readTexts(product.image_url),
    quantity: readCount(product.quantity) ?? 1,
  })
}
