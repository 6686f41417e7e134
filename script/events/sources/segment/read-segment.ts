import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { pageTypes } from '../../../../contract/shop-events.ts'
import {
  findUnreadableMoney,
  readAmount,
  readCount,
  readCurrency,
  readFirstAmount,
  readFirstText,
  readText,
} from '../read-value.ts'
import { listKind, omitUndefined, type SourceBasket, type SourceEntry } from '../source-entry.ts'
import { viewOf } from '../view-of.ts'
import { currentNameOf, inAnySpelling } from './any-spelling.ts'
import { itemOf, problemsOfItem, type ReadProducts, readProducts } from './item-of.ts'

/** A call of the library: the method and its arguments. */
export type Call = { method: string; args: readonly unknown[] }

export type SegmentRead = {
  entries: SourceEntry[]
  /** What could not be read and is therefore lost, with the reason. */
  problems?: string[]
}

type Read = { entry?: SourceEntry | undefined; problems?: string[] }

/**
 * Readers of the supported events of Segment's ecommerce spec (v2); `entry` is missing when the subject of the event is
 * missing.
 */
const readers: Record<string, (fields: UnknownFields) => Read> = {
  'Product List Viewed'(fields) {
    const read = readProducts(fields)
    const list = listKind(fields.list_id, fields.category)
    return { ...read, entry: read && { kind: 'list', list, ...currencyOf(fields), items: read.items } }
  },
  'Product Viewed'(fields) {
    const item = itemOf(fields)
    return { entry: item && { kind: 'product', ...currencyOf(fields), item }, problems: problemsOfItem(fields) }
  },
  'Product Added': (fields) => readBasketChange('add', fields),
  'Product Removed': (fields) => readBasketChange('remove', fields),
  'Cart Viewed': (fields) => readBasket('basket', fields),
  'Checkout Started': (fields) => readBasket('checkout', fields),
  'Order Completed': readOrder,
  'Products Searched'({ query, result_count }) {
    const text = readText(query)
    const resultCount = readCount(result_count)
    return { entry: text === undefined ? undefined : { kind: 'search', text, ...omitUndefined({ resultCount }) } }
  },
}

/** What each event needs, for the message about one that has it not. */
const missing: Record<string, string> = {
  'Product Viewed': 'it has no product_id',
  'Product Added': 'it has no product_id',
  'Product Removed': 'it has no product_id',
  'Products Searched': 'it has no query',
  'Order Completed': 'it has neither an order_id nor products',
}

/**
 * Returns the content of a call of `page`, `track` or `identify`, and what of it cannot be read. A pure function.
 */
export function readSegment({ method, args }: Call): SegmentRead {
  const fields = inAnySpelling(args.find(isFields) ?? {})
  if (method === 'page')
    return { entries: [{ kind: 'view', view: { ...omitUndefined({ type: typeOf(args) }), ...viewOf(fields) } }] }
  if (method === 'identify') return { entries: userOf(args[0], fields) }
  const event = currentNameOf(String(args[0]))
  if (method !== 'track' || !event) return { entries: [] }
  const { entry, problems = [] } = readers[event]?.(fields) ?? {}
  const all = [...problems, ...(entry ? [] : [missing[event] ?? 'it has no products'])]
  return {
    entries: entry ? [entry] : [],
    ...(all.length > 0 ? { problems: all.map((problem) => `${event}: ${problem}`) } : {}),
  }
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

/** Returns the currency of a call: its own, else that of one of its products. */
function currencyOf(fields: UnknownFields): { currency?: string } {
  const products = Array.isArray(fields.products) ? fields.products.filter(isFields).map(inAnySpelling) : []
  const named = [fields, ...products].map((each) => readCurrency(each.currency, each.currency_code)).find(Boolean)
  return omitUndefined({ currency: named })
}

function readBasketChange(action: 'add' | 'remove', fields: UnknownFields): Read {
  const item = itemOf(fields)
  // Some shops send the products of a change as a list.
  const read: ReadProducts | undefined = item
    ? { items: [item], problems: problemsOfItem(fields) }
    : readProducts(fields)
  if (!read || read.items.length === 0) return { problems: read?.problems ?? [] }
  return { entry: { kind: 'change', action, ...currencyOf(fields), items: read.items }, problems: read.problems }
}

function readBasket(kind: 'basket' | 'checkout', fields: UnknownFields): Read {
  const read = readProducts(fields)
  if (!read) return {}
  return { entry: { kind, ...basketOf(fields, read) }, problems: [...read.problems, ...problemsOfSums(fields)] }
}

/** Reads an order, which may come without its products: its number and its sum count all the same. */
function readOrder(fields: UnknownFields): Read {
  const read = readProducts(fields)
  const transactionId = readFirstText(fields.order_id, fields.transaction_id)
  if (!read && transactionId === undefined) return {}
  const basket = basketOf(fields, read ?? { items: [], problems: [] })
  return {
    entry: { kind: 'order', ...omitUndefined({ transactionId }), ...basket },
    problems: [
      ...(read?.problems ?? []),
      ...(transactionId === undefined ? ['without an order_id it does not count'] : []),
      ...problemsOfSums(fields),
    ],
  }
}

function problemsOfSums(fields: UnknownFields): string[] {
  return [findUnreadableMoney(fields, ['total', 'revenue', 'subtotal', 'shipping', 'tax'])].flatMap(
    (text) => text ?? [],
  )
}

/** Reads a basket. Segment's `subtotal` and `revenue` exclude delivery and tax, which a missing `total` would include. */
function basketOf(fields: UnknownFields, { items }: ReadProducts): SourceBasket {
  const subtotal = readFirstAmount(fields.subtotal, fields.revenue)
  const extras = (readAmount(fields.shipping) ?? 0) + (readAmount(fields.tax) ?? 0)
  return {
    ...currencyOf(fields),
    ...omitUndefined({
      basketId: readText(fields.cart_id),
      subtotal,
      total: readFirstAmount(fields.total, fields.value) ?? (subtotal === undefined ? undefined : subtotal + extras),
    }),
    items,
  }
}
