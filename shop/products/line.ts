import type { ColourId } from './colours.ts'
import type { Category, Colourway, Currency, Cut, Localised, Size, Video } from './product.ts'
import type { TechnologyId } from './technologies.ts'

/** The short labels on a product (SHOP-30). */
export const labels = {
  new: { en: 'New in', fr: 'Nouveau', de: 'Neu', it: 'Novità' },
  sale: { en: 'Sale', fr: 'Soldes', de: 'Sale', it: 'Saldi' },
  vegan: { en: 'Vegan', fr: 'Végane', de: 'Vegan', it: 'Vegano' },
  handmade: { en: 'Handmade', fr: 'Fait main', de: 'Handgefertigt', it: 'Fatto a mano' },
} satisfies Record<string, Localised>

export type LabelId = keyof typeof labels

/** Amounts in major units. */
export type Amounts = Record<Currency, number>

/** One colour of a line: what differs between products of one name. */
export type LineColour = {
  colour: ColourId
  /** The rating from 0 to 5 in tenths, and the number of reviews. */
  rating: number
  reviewCount: number
  /** Pairs left for each size, smallest first; repeated if there are more sizes. */
  stock: readonly Size['stock'][]
  labels?: readonly LabelId[]
  /** The reduced price. The line's price becomes the former one, and the product is in the sale. */
  reducedTo?: Amounts
  /** Parts whose colour differs from the colour's and the line's own. */
  parts?: Partial<Colourway>
  pictureCount?: number
  missingPicture?: number
  video?: Video
}

/** One model of shoe. Each of its colours is one product. */
export type Line = {
  /** Url-safe. It is a part of the product ids, so it never changes. */
  line: string
  name: Localised
  description: Localised
  /** The silhouette follows from it. */
  cut: Cut
  /** `sale` and `new` follow from the colours' prices and labels. */
  categories: readonly Exclude<Category, 'sale' | 'new'>[]
  technologies: readonly TechnologyId[]
  prices: Amounts
  /** First and last EU size. */
  sizes: readonly [first: number, last: number]
  /** Hex colour. */
  sole: string
  colours: readonly LineColour[]
}
