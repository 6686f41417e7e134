import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { pageTypes } from '../../../../contract/shop-events.ts'
import { readAmount, readCount, readText } from '../read-value.ts'
import { listKind, omitUndefined, type SourceBasket, type SourceEntry } from '../source-entry.ts'
import { viewOf } from '../view-of.ts'
import { itemOf, itemsOf } from './item-of.ts'

/** A call of the library: the method and its arguments. */
export type Call = { method: string; args: readonly unknown[] }

/**
 * Readers of the supported events of Segment's ecommerce spec (v2); they return undefined when the subject of the
 * event is missing.
 */
const readers: Record<string, (fields: UnknownFields) => SourceEntry | undefined> = {
  'Product List Viewed'(fields) {
    const items = itemsOf(fields)
    return items && { kind: 'list', list: listKind(fields.list_id, fields.category), ...currencyOf(fields), items }
  },
  'Product Viewed'(fields) {
    const item = itemOf(fields)
    return item && { kind: 'product', ...currencyOf(fields), item }
  },
  'Product Added': (fields) => readBasketChange('add', fields),
  'Product Removed': (fields) => readBasketChange('remove', fields),
  'Cart Viewed': (fields) => readBasket('basket', fields),
  'Checkout Started': (fields) => readBasket('checkout', fields),
  'Order Completed'(fields) {
    const order = basketOf(fields)
    return order && { kind: 'order', ...omitUndefined({ transactionId: readText(fields.order_id) }), ...order }
  },
  'Products Searched'({ query, result_count }) {
    const text = readText(query)
    return text === undefined
      ? undefined
      : { kind: 'search', text, ...omitUndefined({ resultCount: readCount(result_count) }) }
  },
}

/**
 * Returns the content of a call of `page`, `track` or `identify`, or the reason why it cannot be read. A pure
 * function.
 */
export function readSegment({ method, args }: Call): { told: SourceEntry[]; odd?: string } {
  const fields = args.find(isFields) ?? {}
  if (method === 'page')
    return { told: [{ kind: 'view', view: { ...omitUndefined({ type: typeOf(args) }), ...viewOf(fields) } }] }
  if (method === 'identify') return { told: userOf(args[0], fields) }
  const event = String(args[0])
  if (method !== 'track' || !Object.keys(readers).includes(event)) return { told: [] }
  const told = readers[event]?.(fields)
  return told ? { told: [told] } : { told: [], odd: `${event} does not say what it is about` }
}

/** Returns the page type. `page` is called with a category, a name, both or neither, and either may be the type. */
function typeOf(args: readonly unknown[]): string | undefined {
  const names = args.flatMap((each) => (typeof each === 'string' ? [each.trim().toLowerCase()] : []))
  const found = pageTypes.find((type) => names.includes(type))
  return found ?? (names.includes('cart') ? 'basket' : undefined)
}

/** Reads the user; a visitor without an id stays unknown. */
function userOf(userId: unknown, { email, membership_type }: UnknownFields): SourceEntry[] {
  const id = readText(userId)
  if (id === undefined) return []
  return [{ kind: 'user', id, ...omitUndefined({ email: readText(email), membership: readText(membership_type) }) }]
}

function currencyOf({ currency }: UnknownFields): { currency?: string } {
  return omitUndefined({ currency: readText(currency) })
}

function readBasketChange(action: 'add' | 'remove', fields: UnknownFields): SourceEntry | undefined {
  const item = itemOf(fields)
  return item && { kind: 'change', action, ...currencyOf(fields), items: [item] }
}

function readBasket(kind: 'basket' | 'checkout', fields: UnknownFields): SourceEntry | undefined {
  const told = basketOf(fields)
  return told && { kind, ...told }
}

function basketOf(fields: UnknownFields): SourceBasket | undefined {
  const items = itemsOf(fields)
  if (!items) return undefined
  return {
    ...currencyOf(fields),
    ...omitUndefined({
      basketId: readText(fields.cart_id),
      subtotal: readAmount(fields.subtotal) ?? readAmount(fields.revenue),
      total: readAmount(fields.total) ?? readAmount(fields.value),
    }),
    items,
  }
}
