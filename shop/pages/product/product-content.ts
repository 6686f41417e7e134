import type { NamedSize } from '../../locales/size-name.ts'
import type { Video } from '../../products/product.ts'
import type { Review } from '../../reviews/review-words.ts'
import type { ProductCardFacts } from '../data/card-of.ts'
import type { Label } from '../data/labels-of.ts'
import type { Picture } from '../data/picture-of.ts'

/** A product page. Amounts are in major units of the page's currency. */
export type ProductContent = {
  productId: string
  /** The path of the page. */
  href: string
  name: string
  /** '' for the product without one. */
  description: string
  categories: string[]
  style: string
  technologies: string[]
  colour: string
  /** The colours of the line, including this one, in the shop's order. */
  swatches: Swatch[]
  labels: Label[]
  /** 0 to 5 in tenths; 0 without reviews. */
  rating: number
  reviewCount: number
  /** The shown reviews, newest first. */
  reviews: Review[]
  price: number
  was?: number
  priceDrawing: PriceDrawing
  sizes: NamedSize[]
  pictures: Picture[]
  video?: Video
  /** Whether the page has the returns block. */
  returns: boolean
  crossSell: ProductCardFacts[]
}

export type Swatch = { productId: string; name: string; href: string; hex: string; soleHex: string }

/** When the price is drawn: with the page, half a second later, or never (SHOP-33). */
export type PriceDrawing = 'at once' | 'late' | 'never'
