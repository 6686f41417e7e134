import type { ProductRecord } from './product-record.ts'

/** A property's shop front; `locale` as `localeKey` gives it. */
export type ShopFront = { trackingId: string; locale: string }

/** A product that can be recommended, with its score among its like. */
export type Candidate = { id: string; record: ProductRecord; score: number }

/** What was learnt from the shop's events. Sold-out products and those without an address are left out everywhere. */
export type RecommendationStore = {
  /** The text of the locale of a visitor's latest view and the products viewed, newest first; null for nobody known. */
  visitor(trackingId: string, visitorId: string): Promise<{ locale: string; viewed: string[] } | null>
  /** Those of some products that are there, in the given order. */
  products(front: ShopFront, ids: readonly string[]): Promise<Candidate[]>
  /** The products most often viewed or bought with a product, best first. */
  together(front: ShopFront, pair: { kind: 'viewed' | 'bought'; id: string }, atMost: number): Promise<Candidate[]>
  /** The products with the highest scores, best first. */
  best(front: ShopFront, by: 'trending' | 'popular', atMost: number): Promise<Candidate[]>
  /** Forgets at most so many visitors and products each that no event told of since a time; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
