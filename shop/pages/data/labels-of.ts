import type { Locale } from '../../locales/locale.ts'
import { textIn } from '../../locales/text-in.ts'
import type { Product } from '../../products/product.ts'

/** A short label on a product; a reduction has the sale colour. */
export type Label = { text: string; sale: boolean }

/** Returns a product's labels in the page's language (SHOP-30). A reduced product has the sale label. */
export function labelsOf(product: Product, locale: Locale): Label[] {
  const reduced = product.prices[locale.currency].was !== undefined
  return product.labels.map((label, index) => ({
    text: textIn(label, locale),
    sale: reduced && index === product.labels.length - 1,
  }))
}
