import { isFields, parseJson, type UnknownFields } from '../../../contract/json.ts'
import type { ProductFacts } from './read-product.ts'

/** The scripts of a page that describe its products (JSON-LD). */
export const markupScripts = 'script[type="application/ld+json"]'

/**
 * Returns the id and the SKUs of a product as the page describes it for search engines; the product is found by the address
 * of its link, else by its name.
 */
export function productOfMarkup({
  link,
  name,
}: Pick<ProductFacts, 'link' | 'name'>): Pick<ProductFacts, 'productId' | 'skus'> {
  const products = [...document.querySelectorAll(markupScripts)].flatMap(({ textContent }) =>
    productsIn(parseJson(textContent)),
  )
  const path = link && pathOf(link)
  const found =
    products.find(({ url }) => path !== undefined && typeof url === 'string' && pathOf(url) === path) ??
    products.find((product) => name !== undefined && product.name === name)
  if (!found) return { skus: [] }
  const { productGroupID, productID, sku, offers, hasVariant } = found
  const own = [sku, ...[offers, hasVariant].flat().map((each) => (isFields(each) ? each.sku : undefined))]
  return {
    productId: [productGroupID, productID, sku].map(textOf).find(Boolean),
    skus: [...new Set(own.flatMap((each) => textOf(each) ?? []))],
  }
}

/** Lists the products in a value, wherever they are in it. */
function productsIn(value: unknown): UnknownFields[] {
  if (Array.isArray(value)) return value.flatMap(productsIn)
  if (!isFields(value)) return []
  const isProduct = [value['@type']].flat().some((type) => /(^|\/)Product(Group)?$/.test(String(type)))
  return isProduct ? [value] : Object.values(value).flatMap(productsIn)
}

/** The path of an address; two addresses of a product often differ in their host and query. Undefined when it is none. */
function pathOf(address: string): string | undefined {
  try {
    return new URL(address, document.baseURI).pathname.replace(/\/$/, '')
  } catch {
    return undefined // such as `https://`, which editors of shops begin with
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
