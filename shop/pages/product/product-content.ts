import type { Size, Video } from '../../products/product.ts'
import type { Review } from '../../reviews/review-words.ts'
import type { ProductCardFacts } from '../data/card-of.ts'
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
  /** 0 to 5 in tenths; 0 without reviews. */
  rating: number
  reviewCount: number
  /** Those shown so far, newest first. */
  reviews: Review[]
  price: number
  was?: number
  priceDrawing: PriceDrawing
  sizes: Size[]
  pictures: Picture[]
  video?: Video
  /** Whether the page tells about returns. */
  returns: boolean
  crossSell: ProductCardFacts[]
}

export type Swatch = { productId: string; name: string; href: string; hex: string; soleHex: string }

/** How the price comes onto the page: with it, half a second later, or not at all (SHOP-33). */
export type PriceDrawing = 'at once' | 'late' | 'never'
