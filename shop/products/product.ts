export const languages = ['en', 'fr', 'de', 'it'] as const
export type ShopLanguageName = (typeof languages)[number]

export const currencies = ['GBP', 'USD', 'EUR', 'CAD'] as const
export type Currency = (typeof currencies)[number]

export const categories = ['women', 'men', 'kids', 'boots', 'sale', 'new'] as const
export type Category = (typeof categories)[number]

export const silhouettes = ['sneaker', 'boot', 'sandal', 'loafer', 'slipper', 'ballet-flat'] as const
export type Silhouette = (typeof silhouettes)[number]

/** The cuts of each silhouette; each cut has its own drawing. */
export const cuts = {
  sneaker: ['court', 'high-top', 'runner'],
  boot: ['chelsea', 'lace-up', 'tall'],
  sandal: ['crossed', 'two-strap', 'slide', 'heeled'],
  loafer: ['penny', 'tassel', 'driver'],
  slipper: ['mule', 'clog', 'bootee'],
  'ballet-flat': ['bow', 'pointed', 'strap'],
} as const satisfies Record<Silhouette, readonly string[]>
export type Cut = (typeof cuts)[Silhouette][number]

/** A text in every language of the shop; `us` if North American English differs (SHOP-79). Read it with `textIn`. */
export type Localised = Record<ShopLanguageName, string> & { us?: string }

/** Hex colours of the drawn parts of a shoe. */
export type Colourway = { upper: string; panel: string; sole: string; lining: string; accent: string }

export type Size = {
  /** The EU size, e.g. '38'. A page may show its name in another system. */
  size: string
  sku: string
  /** Pairs left; '' if the shop does not know (SHOP-76). */
  stock: number | ''
}

/** One shoe in one colour. The colours of a line link to each other by `line` (SHOP-75 to SHOP-77). */
export type Product = {
  productId: string
  line: string
  name: Localised
  /** '' for the one product without a description (SHOP-80). */
  description: Localised
  silhouette: Silhouette
  cut: Cut
  categories: Category[]
  colour: { id: string; name: Localised }
  colourway: Colourway
  labels: Localised[]
  technologies: Localised[]
  /** 0 to 5 in tenths; 0 without reviews. */
  rating: number
  reviewCount: number
  /** Major units with at most two decimals; `was` on a reduced product. */
  prices: Record<Currency, { now: number; was?: number }>
  sizes: Size[]
  /** The number of drawn views, at `/pictures/{productId}-{1…}.svg`; at least 4. */
  pictureCount: number
  /**
   * The view whose address does not exist, on one product, for trying out how a missing picture is handled (SHOP-81).
   */
  missingPicture?: number
  /** On the one product that has a film (SHOP-44). */
  video?: Video
}

/** A short film without sound. */
export type Video = {
  /** The path of a WebM file, and of its poster. */
  src: string
  poster: string
  type: string
  /** In CSS pixels. */
  width: number
  height: number
  /** In seconds. */
  duration: number
}
