import type { Locale } from '../locales/locale.ts'
import type { ProductContent } from '../pages/product/product-content.ts'
import type { PublishedEvent } from './published-event.ts'
import { stockOf } from './stock-of.ts'

/** Where the product is shown, and the sku of the chosen size, if any. `origin` makes its addresses absolute. */
export type ProductView = { locale: Locale; origin: string; sku?: string }

/**
 * Returns the product of a product page, published on opening, and again with the stock of each chosen size (SHOP-97).
 */
export function productEvent(product: ProductContent, { locale, origin, sku }: ProductView): PublishedEvent {
  const { productId, name, price, was, description, categories, colour } = product
  return {
    kind: 'product',
    currency: locale.currency,
    productId,
    sku,
    name,
    url: origin + product.href,
    price,
    was,
    stock: stockOf(product.sizes, sku),
    description,
    categories,
    colour,
    images: product.pictures.map(({ src }) => origin + src),
  }
}
