const minute = 60_000
const day = 24 * 60 * minute

/** What counts as shopping, and how long it tells anything. Times in milliseconds. */
export const shoppingLimits = {
  /** The same product is counted once in this time: a chosen size or a reload publishes it again. */
  viewedAgain: 30 * minute,
  /** Products viewed within a day of each other were viewed together; those bought within a month, bought together. */
  viewedTogether: day,
  boughtTogether: 30 * day,
  /** The times in which what was done counts half. */
  trendHalfLife: day,
  usualHalfLife: 30 * day,
  /** Who buys says more than who looks: one purchase counts as so many views. */
  viewsOfPurchase: 10,
  /** After so many half-lives a single view trends no more. */
  trendLives: 3,
  /** Products that are remembered of a visitor, and those of them that a new one is paired with. */
  remembered: 20,
  paired: 5,
  /** Neighbours kept of a product; looked after once in so many views. */
  neighbours: 200,
  viewsPerPruning: 50,
  /** Products that an answer begins with: those a visitor saw last. */
  seeds: 3,
  /** The longest feed, and the usual one. */
  items: 50,
  usualItems: 12,
  /** Characters of a published text that are kept: descriptions may be whole pages. */
  text: 500,
  url: 2000,
  images: 2,
  skus: 50,
} as const
