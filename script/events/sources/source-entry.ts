import type { UnknownFields } from '../../../contract/json.ts'
import type { View } from '../../../contract/shop-events.ts'

const recommendation = /recommend|related|similar|also|cross.?sell|up.?sell|recent|trending|popular|complete/i

/**
 * Returns the kind of a list by its names (its id, its title); a list whose names do not tell is a category listing.
 */
export function listKind(...names: unknown[]): ListKind {
  const text = names.filter((name) => typeof name === 'string').join(' ')
  if (recommendation.test(text)) return 'recommendation'
  return /search/i.test(text) ? 'search' : 'listing'
}

/**
 * The content of one entry of a foreign data layer, whatever its form; `events-of.ts` has the events of each kind.
 * Amounts are in major units of `currency`, with at most two decimals; what an entry does not contain is absent.
 */
export type SourceEntry =
  /**
   * `isDerived`: no entry named the view, and its page type follows from later entries. `url` is the page address in
   * the entry.
   */
  | { kind: 'view'; view: Partial<View>; isDerived?: true; url?: string }
  /** A fact about the page, reported separately from its view. */
  | { kind: 'hint'; view: Partial<View> }
  | { kind: 'user'; id: string; email?: string; membership?: string }
  | { kind: 'product'; currency?: string; item: SourceItem }
  | { kind: 'list'; list: ListKind; currency?: string; items: SourceItem[] }
  | { kind: 'search'; text: string; resultCount?: number }
  | ({ kind: 'basket' | 'checkout' } & SourceBasket)
  | { kind: 'change'; action: 'add' | 'remove'; currency?: string; items: SourceItem[] }
  | ({ kind: 'order'; transactionId?: string } & SourceBasket)

export type SourceEntryKind = SourceEntry['kind']
export type SourceEntryOf<Kind extends SourceEntryKind> = Extract<SourceEntry, { kind: Kind }>

export type ListKind = 'listing' | 'search' | 'recommendation'

/** Sums that are missing are computed from the items. */
export type SourceBasket = {
  currency?: string
  basketId?: string
  subtotal?: number
  total?: number
  quantity?: number
  items: SourceItem[]
}

export type SourceItem = {
  productId: string
  sku?: string
  name?: string
  url?: string
  price?: number
  /** The price before a reduction. */
  was?: number
  stock?: number | string
  description?: string
  categories?: string[]
  images?: string[]
  quantity: number
}

/** Returns the known fields, without those that are undefined. */
export function omitUndefined<T extends UnknownFields>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
