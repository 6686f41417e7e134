const minute = 60_000
const day = 24 * 60 * minute

/** The limits for what counts as shopping, and how long it is relevant. Times in milliseconds. */
export const shoppingLimits = {
  /** The same product counts once within this time, because choosing a size or reloading publishes it again. */
  viewedAgain: 30 * minute,
  /**
   * Products viewed within a day of each other count as viewed together; those bought within a month, as bought
   * together.
   */
  viewedTogether: day,
  boughtTogether: 30 * day,
  /** Half-lives of the scores. */
  trendHalfLife: day,
  usualHalfLife: 30 * day,
  /** The number of views that one purchase counts as, because buying says more than viewing. */
  viewsOfPurchase: 10,
  /** The number of half-lives after which a single view does not trend any longer. */
  trendLives: 3,
  /** The number of products stored for a visitor, and of those with which a new product is paired. */
  remembered: 20,
  paired: 5,
  /** The number of related products stored for a product, and the number of views between two clean-ups. */
  neighbours: 200,
  viewsPerPruning: 50,
  /** The number of products on which recommendations are based: those a visitor viewed last. */
  seeds: 3,
  /** The number of products that are looked at for a feed: those of one name may be many. */
  candidates: 1600,
  /** The maximum length of a feed, and the default. */
  items: 50,
  usualItems: 12,
  /** Stored characters of a published text; descriptions may be as long as a page. */
  text: 500,
  url: 2000,
  images: 2,
  skus: 50,
} as const
