import type { ShopLanguageName } from '../products/product.ts'

/** A review in each language: title and text. */
export type ReviewWords = { stars: 2 | 3 | 4 | 5 } & Record<ShopLanguageName, readonly [title: string, text: string]>

/** One review of a product, in the requested language. */
export type Review = {
  /** Usable as an element's id. */
  id: string
  name: string
  /** ISO 8601, e.g. `2025-03-14`. */
  date: string
  /** A whole number from 1 to 5. */
  rating: number
  title: string
  text: string
}
