import type { ColourId } from './colours.ts'
import type { LabelId } from './labels.ts'
import type { Category, Colourway, Currency, Cut, Localised, Size, Video } from './product.ts'
import type { TechnologyId } from './technologies.ts'

/** Amounts in major units. */
export type Amounts = Record<Currency, number>

/** One colour of a line: what differs between products of one name. */
export type LineColour = {
  colour: ColourId
  /** 0 to 5 in tenths, and how many reviews it comes from. */
  rating: number
  reviewCount: number
  /** Pairs left, size by size from the smallest; starts over when there are more sizes. */
  stock: readonly Size['stock'][]
  labels?: readonly LabelId[]
  /** The price while reduced; the line's price becomes the former one and the product is in sale. */
  reducedTo?: Amounts
  /** Where parts differ from the colour's and the line's own. */
  parts?: Partial<Colourway>
  pictureCount?: number
  missingPicture?: number
  video?: Video
}

/** One model of shoe. Each of its colours becomes one product. */
export type Line = {
  /** Url-safe; with the colour it is the product id, so it never changes. */
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
