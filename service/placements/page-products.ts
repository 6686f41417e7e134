import { isFields } from '../../contract/json.ts'
import { isTextId } from '../http/text-id.ts'
import { type ItemLocale, localeOf } from '../recommendations/locale.ts'

/**
 * Page data from the attributes of a placement request: the locale, the product on the page, the products in the
 * basket (PL-08), and what both are called: the service may not have seen them.
 */
export type PageProducts = { locale: ItemLocale | null; product: string[]; basket: string[]; names: string[] }

/** More products of a basket would only slow down the response. */
const basketProducts = 10

export function pageProducts(attributes: unknown): PageProducts {
  const { view, product, basket } = isFields(attributes) ? attributes : {}
  const lines = isFields(basket) && Array.isArray(basket.lines) ? basket.lines : []
  const products = lines.map((line) => (isFields(line) ? line.product : undefined))
  return {
    locale: isFields(view) ? localeOf(view) : null,
    product: idOf(product),
    basket: [...new Set(products.flatMap(idOf))].slice(0, basketProducts),
    names: [product, ...products.slice(0, basketProducts)].flatMap(nameOf),
  }
}

function idOf(product: unknown): string[] {
  return isFields(product) && isTextId(product.productId) ? [product.productId] : []
}

function nameOf(product: unknown): string[] {
  return isFields(product) && typeof product.name === 'string' && product.name !== '' ? [product.name] : []
}
