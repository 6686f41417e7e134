import type { Size } from '../../products/product.ts'
import type { Card } from '../data/card-of.ts'
import type { Label } from '../data/labels-of.ts'
import type { Picture } from '../data/picture-of.ts'

/** A product page. Amounts in major units of the page's currency. */
export type ProductContent = {
  productId: string
  /** The path of the page. */
  href: string
  name: string
  /** '' on the product without one. */
  description: string
  categories: string[]
  style: string
  technologies: string[]
  colour: string
  /** The colours of the line, this one included, in the shop's order. */
  swatches: Swatch[]
  labels: Label[]
  price: number
  was?: number
  sizes: Size[]
  pictures: Picture[]
  crossSell: Card[]
}

export type Swatch = { productId: string; name: string; href: string; hex: string; soleHex: string }
