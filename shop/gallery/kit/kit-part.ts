import type { KitPartId } from './kit-part-ids.ts'

/** A rule of the ledger that a part keeps, in short words of our own. */
export type KitRule = readonly [id: string, says: string]

/** What one example of a part is given. */
export type KitExample<Content = unknown> = {
  content: Content
  answers?: Answers
}

/** What the shop and its services have for an example; without it they have nothing. */
export type Answers = {
  /** The content of every placement. */
  placement?: unknown
  /** Of every product; a counter that is not named fails. */
  views?: number
  ranking?: (readonly [productId: string, count: number])[]
  /** By key; without it there is no such dataset. */
  records?: Record<string, Record<string, unknown>>
  /** Products of the shop itself, where a part changes something of its page. */
  products?: ShopProduct[]
}

export type ShopProduct = { productId: string; name: string; url: string; price: number; image: string; skus: string }

/** What the gallery says of a part of the catalogue's kit, and shows of it. */
export type KitPart<Content = unknown> = {
  id: KitPartId
  /** Its entry of the ledger, e.g. `SHR-02`. */
  ledger: string
  title: string
  /** What it is for, in one sentence. */
  purpose: string
  /** What to try with the examples. */
  tryIt: string
  sample: KitExample<Content>
  /** Longest words, pictures that are missing, services that fail. */
  extreme: KitExample<Content>
  rules: readonly KitRule[]
  /** What keys do in it. */
  keys: readonly (readonly [keys: string, does: string])[]
  /** What else is done for who does not see, or wants less motion. */
  access: string
  /** The code of its example. */
  source: string
}
