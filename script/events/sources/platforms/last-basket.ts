import { isFields, parseJsonObject } from '../../../../contract/json.ts'
import type { Page } from '../../../browser/page.ts'
import { readAmount, readCount } from '../read-value.ts'
import type { SourceBasket, SourceEntryOf, SourceItem } from '../source-entry.ts'

type Kept = Pick<Page, 'storage'>

const key = 'qb_basket'

/** Keeps the lines of the basket, for the page of an order that does not name the ids of its items. */
export function rememberBasket({ storage }: Kept, { items, currency }: SourceBasket): void {
  storage?.set(key, JSON.stringify({ items, currency }))
}

/**
 * Returns an order without items with those of the basket before it, if they are as many and cost as much; the order as
 * it is otherwise.
 */
export function withLastBasket({ storage }: Kept, order: SourceEntryOf<'order'>): SourceEntryOf<'order'> {
  const { items: kept, currency } = parseJsonObject(storage?.get(key)) ?? {}
  storage?.remove(key)
  const items = (Array.isArray(kept) ? kept : []).filter(isFields) as SourceItem[]
  const quantity = sumOf(items, () => 1)
  const fits =
    order.items.length === 0 &&
    items.length > 0 &&
    [0, undefined, quantity].includes(order.quantity) &&
    order.subtotal === sumOf(items, ({ price }) => price ?? Number.NaN)
  return fits ? { ...(typeof currency === 'string' && { currency }), ...order, quantity, items } : order
}

function sumOf(items: readonly SourceItem[], of: (item: SourceItem) => number): number | undefined {
  return readAmount(items.reduce((sum, item) => sum + of(item) * (readCount(item.quantity) ?? 1), 0))
}
