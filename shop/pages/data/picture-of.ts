import type { Locale } from '../../locales/locale.ts'
import { pictureAlt } from '../../pictures/picture-alt.ts'
import type { Product } from '../../products/product.ts'

/** Returns a drawn view of a product, 1 to `pictureCount`, with its alt text in the page's language. */
export type Picture = { src: string; alt: string }

export function pictureOf(product: Product, view: number, locale: Locale): Picture {
  return { src: `/pictures/${product.productId}-${view}.svg`, alt: pictureAlt(product, view, locale) }
}
