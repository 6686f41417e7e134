import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { readAmount, readCount, readText, readTexts } from '../read-value.ts'
import { omitUndefined, type SourceItem } from '../source-entry.ts'

/** Returns the products of a call that have an id; undefined when there is no list of products. */
export function itemsOf({ products }: UnknownFields): SourceItem[] | undefined {
  return Array.isArray(products) ? products.flatMap((product) => itemOf(product) ?? []) : undefined
}

/**
 * Reads a product of Segment's ecommerce spec; `stock`, `description` and `original_price` are not part of the spec.
 */
export function itemOf(product: unknown): SourceItem | undefined {
  if (!isFields(product)) return undefined
  const productId = readText(product.product_id)
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
