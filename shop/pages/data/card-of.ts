import { type Locale, localePath } from '../../locales/locale.ts'
import { textIn } from '../../locales/text-in.ts'
import type { Product } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { type Label, labelsOf } from './labels-of.ts'
import { type Picture, pictureOf } from './picture-of.ts'

/** A product as rows and lists show it. Amounts are in major units. */
export type ProductCardFacts = {
  productId: string
  skus: string[]
  name: string
  colour: string
  /** The number of colours of its line. */
  colours: number
  href: string
  labels: Label[]
  price: number
  was?: number
  /** The first is shown, the second on hover. */
  pictures: Picture[]
}

export function cardOf(product: Product, locale: Locale): ProductCardFacts {
  const { now, was } = product.prices[locale.currency]
  return {
    productId: product.productId,
    skus: product.sizes.map((size) => size.sku),
    name: textIn(product.name, locale),
    colour: textIn(product.colour.name, locale),
    colours: products.filter((other) => other.line === product.line).length,
    href: localePath(locale, `product/${product.productId}`),
    labels: labelsOf(product, locale),
    price: now,
    was,
    pictures: [pictureOf(product, 1, locale), pictureOf(product, 2, locale)],
  }
}
