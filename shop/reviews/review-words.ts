import type { ShopLanguageName } from '../products/product.ts'

/** A review as it reads in each language: title and text. */
export type ReviewWords = { stars: 2 | 3 | 4 | 5 } & Record<ShopLanguageName, readonly [title: string, text: string]>
