import type { Locale } from '../../locales/locale.ts'
import { type NamedSize, namedSizes } from '../../locales/size-name.ts'
import type { Product } from '../../products/product.ts'
import { cardOf, type ProductCardFacts } from '../data/card-of.ts'
import { type Picture, pictureOf } from '../data/picture-of.ts'

/** A product as a list shows it, with what is needed to view, save and buy it there (SHOP-58 to SHOP-62). */
export type GridCard = ProductCardFacts & {
  /** 0 to 5 in tenths; 0 without reviews. */
  rating: number
  reviewCount: number
  /** Two to four views for the thumbnails. */
  views: Picture[]
  sizes: NamedSize[]
}

/** The maximum number of thumbnails of an item (SHOP-59). */
const mostViews = 4

export function gridCardOf(product: Product, locale: Locale): GridCard {
  const views = Math.min(product.pictureCount, mostViews)
  return {
    ...cardOf(product, locale),
    rating: product.rating,
    reviewCount: product.reviewCount,
    views: Array.from({ length: views }, (_, index) => pictureOf(product, index + 1, locale)),
    sizes: namedSizes(product, locale),
  }
}
