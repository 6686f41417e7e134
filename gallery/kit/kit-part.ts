import type { KitPartId } from './kit-part-ids.ts'

/** A rule of the ledger that a part follows, summarised. */
export type KitRule = readonly [id: string, says: string]

/** The content of one example of a part. */
export type KitExample<Content = unknown> = {
  content: Content
  answers?: Answers
}

/** The answers of the shop and its services for an example. Services without an answer here fail. */
export type Answers = {
  /** The content of every placement. */
  placement?: unknown
  /** The counts of every product; a counter that is not named fails. */
  views?: number
  ranking?: (readonly [productId: string, count: number])[]
  /** Records by key; without it the dataset does not exist. */
  records?: Record<string, Record<string, unknown>>
  /** Products of the shop itself, for a part that changes the shop's page. */
  products?: ShopProduct[]
}

export type ShopProduct = { productId: string; name: string; url: string; price: number; image: string; skus: string }

/** What the gallery says about a part of the catalogue's kit, and what it shows of it. */
export type KitPart<Content = unknown> = {
  id: KitPartId
  /** Its entry in the ledger, e.g. `SHR-02`. */
  ledger: string
  title: string
  /** Its purpose, in one sentence. */
  purpose: string
  /** What to try with the examples. */
  tryIt: string
  sample: KitExample<Content>
  /** Very long words, missing pictures and failing services. */
  extreme: KitExample<Content>
  rules: readonly KitRule[]
  /** What the keyboard does in it. */
  keys: readonly (readonly [keys: string, does: string])[]
  /** Further support for screen readers and reduced motion. */
  access: string
  /** The code of its example. */
  source: string
}
