import type { UnknownFields } from '../../../contract/json.ts'
import type { View } from '../../../contract/shop-events.ts'

const recommendation = /recommend|related|similar|also|cross.?sell|up.?sell|recent|trending|popular|complete/i

/** What kind of list has these names (its id, its title): one that does not say is the listing of a category. */
export function listKind(...names: unknown[]): ListKind {
  const text = names.filter((name) => typeof name === 'string').join(' ')
  if (recommendation.test(text)) return 'recommendation'
  return /search/i.test(text) ? 'search' : 'listing'
}

/**
 * What one entry of a foreign data layer says, whatever its form: `events-of.ts` has the events of each kind.
 * Amounts are in major units of `currency`, with at most two decimals; what an entry does not say is absent.
 */
export type SourceEntry =
  /** `isDerived`: no entry said it; the page shows itself by what follows. `url` is where the entry says that it was. */
  | { kind: 'view'; view: Partial<View>; isDerived?: true; url?: string }
  /** Something about the page, beside its view. */
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

/** What is missing of the sums is made from the items. */
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
  /** Its price before a reduction. */
  was?: number
  stock?: number | string
  description?: string
  categories?: string[]
  images?: string[]
  quantity: number
}

/** The fields that are known: without those that are undefined. */
export function omitUndefined<T extends UnknownFields>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
