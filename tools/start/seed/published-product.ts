import type { PublishedProduct } from '../../../contract/shop-events.ts'
import { type Locale, localePath } from '../../../shop/locales/locale.ts'
import { textIn } from '../../../shop/locales/text-in.ts'
import { pictureOf } from '../../../shop/pages/data/picture-of.ts'
import type { Product } from '../../../shop/products/product.ts'
import { stockOf } from '../../../shop/published/stock-of.ts'

/** Returns a product as the page of the demo shop publishes it, before or after a size is chosen. */
export function publishedProduct(
  product: Product,
  { locale, origin, sku }: { locale: Locale; origin: string; sku?: string },
): PublishedProduct {
  const { currency } = locale
  const { now, was } = product.prices[currency]
  const views = Array.from({ length: product.pictureCount }, (_, at) => at + 1)
  return {
    productId: product.productId,
    ...(sku !== undefined && { sku }),
    name: textIn(product.name, locale),
    url: origin + localePath(locale, `product/${product.productId}`),
    price: { value: now, currency },
    ...(was !== undefined && { originalPrice: { value: was, currency } }),
    stock: stockOf(product.sizes, sku),
    description: textIn(product.description, locale),
    categories: product.categories,
    images: views.map((view) => origin + pictureOf(product, view, locale).src),
  }
}
