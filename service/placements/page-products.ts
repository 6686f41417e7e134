import { isFields } from '../../contract/json.ts'
import { isTextId } from '../http/text-id.ts'
import { type ItemLocale, localeOf } from '../recommendations/locale.ts'

/**
 * Page data from the attributes of a placement request: the locale, the product on the page, the products in the
 * basket (PL-08).
 */
export type PageProducts = { locale: ItemLocale | null; product: string[]; basket: string[] }

/** More products of a basket would only slow down the response. */
const basketProducts = 10

export function pageProducts(attributes: unknown): PageProducts {
  const { view, product, basket } = isFields(attributes) ? attributes : {}
  const lines = isFields(basket) && Array.isArray(basket.lines) ? basket.lines : []
  const inBasket = lines.flatMap((line) => (isFields(line) ? idOf(line.product) : []))
  return {
    locale: isFields(view) ? localeOf(view) : null,
    product: idOf(product),
    basket: [...new Set(inBasket)].slice(0, basketProducts),
  }
}

function idOf(product: unknown): string[] {
  return isFields(product) && isTextId(product.productId) ? [product.productId] : []
}
