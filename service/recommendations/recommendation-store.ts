import type { ProductRecord } from './product-record.ts'

/** A property's shop front; `locale` as returned by `localeKey`. */
export type ShopFront = { trackingId: string; locale: string }

/** A product that can be recommended, with its score within its list. */
export type Candidate = { id: string; record: ProductRecord; score: number }

/**
 * What the service has learnt from the shop's events. Sold-out products and those without an address are always left
 * out.
 */
export type RecommendationStore = {
  /**
   * Returns the locale key of a visitor's latest view and the viewed products, newest first; null for an unknown
   * visitor.
   */
  visitor(trackingId: string, visitorId: string): Promise<{ locale: string; viewed: string[] } | null>
  /** Returns the locale keys in which a property has products. */
  locales(trackingId: string): Promise<string[]>
  /** Returns those of the given products that exist, in the given order. */
  products(front: ShopFront, ids: readonly string[]): Promise<Candidate[]>
  /** Returns the products most often viewed or bought together with a product, best first. */
  together(front: ShopFront, pair: { kind: 'viewed' | 'bought'; id: string }, atMost: number): Promise<Candidate[]>
  /** Returns the products with the highest scores, best first. */
  best(front: ShopFront, by: 'trending' | 'popular', atMost: number): Promise<Candidate[]>
  /** Removes at most `atMost` each of visitors and products without an event since a time, and returns how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
