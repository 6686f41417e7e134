import type { Locale } from '../locales/locale.ts'
import type { ProductContent } from '../pages/product/product-content.ts'
import type { PublishedEvent } from './published-event.ts'
import { stockOf } from './stock-of.ts'

/** Where the product is shown, and the chosen size's sku once there is one. `origin` makes its addresses absolute. */
export type ProductView = { locale: Locale; origin: string; sku?: string }

/** The product of a product page: on opening, and again with the stock of each chosen size (SHOP-97). */
export function productEvent(product: ProductContent, { locale, origin, sku }: ProductView): PublishedEvent {
  const { currency } = locale
  return {
    type: 'ecProduct',
    data: {
      eventType: 'detail',
      product: {
        productId: product.productId,
        ...(sku ? { sku } : {}),
        name: product.name,
        url: origin + product.href,
        price: { value: product.price, currency },
        ...(product.was === undefined ? {} : { originalPrice: { value: product.was, currency } }),
        stock: stockOf(product.sizes, sku),
        description: product.description,
        categories: product.categories,
        images: product.pictures.map(({ src }) => origin + src),
      },
    },
  }
}
