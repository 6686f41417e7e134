import type { ShopLanguageName } from '../products/product.ts'

/** A review as it reads in each language: title and text. */
export type ReviewWords = { stars: 2 | 3 | 4 | 5 } & Record<ShopLanguageName, readonly [title: string, text: string]>

/** One review of a product, in the language it was asked for in. */
export type Review = {
  /** Usable as an element's id. */
  id: string
  name: string
  /** ISO 8601, e.g. `2025-03-14`. */
  date: string
  /** 1 to 5, whole. */
  rating: number
  title: string
  text: string
}
