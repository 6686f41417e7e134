import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { readAmount, readCount, readText } from '../read-value.ts'
import { listKind, omitUndefined, type SourceBasket, type SourceEntry, type SourceEntryOf } from '../source-entry.ts'
import { viewOf } from '../view-of.ts'
import { type Ga4LayerEntry, readEntry } from './entry.ts'
import { itemsOf } from './item-of.ts'

/** The values remembered from entry to entry, because entries of a data layer build on earlier ones. */
export type Ga4Memory = { ecommerce?: UnknownFields; currency?: string; user?: string }

export type Ga4Read = {
  told: SourceEntry[]
  memory: Ga4Memory
  /** The reason why the entry was not read, or not completely. */
  odd?: string
}

/**
 * Readers of the supported events; they return undefined when the subject of the event is missing. Other events, such
 * as `select_item`, are ignored.
 */
const readers: Record<string, (fields: UnknownFields, currency: string | undefined) => SourceEntry | undefined> = {
  view_item_list(fields, currency) {
    const items = itemsOf(fields)
    return items && { kind: 'list', list: listKind(...namesOf(fields)), currency, items }
  },
  view_item(fields, currency) {
    const [item] = itemsOf(fields) ?? []
    return item && { kind: 'product', currency, item }
  },
  add_to_cart: (fields, currency) => readBasketChange('add', fields, currency),
  remove_from_cart: (fields, currency) => readBasketChange('remove', fields, currency),
  view_cart: (fields, currency) => readBasket('basket', fields, currency),
  begin_checkout: (fields, currency) => readBasket('checkout', fields, currency),
  purchase(fields, currency) {
    const order = basketOf(fields, currency)
    return order && { kind: 'order', ...omitUndefined({ transactionId: readText(fields.transaction_id) }), ...order }
  },
  search: readSearch,
  view_search_results: readSearch,
}

/**
 * Returns the content of a `dataLayer` entry, given the values remembered from earlier entries. A pure function; the
 * entry itself is not stored.
 */
export function readGa4(entry: unknown, before: Ga4Memory): Ga4Read {
  const read = readEntry(entry)
  if (!read) return { told: [], memory: before, odd: 'it is no object' }
  const { event = '', parameters } = read
  const view = viewOf(parameters)
  const user = userOf(parameters)
  const memory = rememberEntry(before, read, user)
  if (event === 'page_view') {
    const url = readText(parameters.page_location)
    return { told: [{ kind: 'view', view, ...omitUndefined({ url }) }, ...(user ? [user] : [])], memory }
  }

  const aside: SourceEntry[] = [
    ...(view.type ? [{ kind: 'hint' as const, view }] : []),
    ...(user && memory.user !== before.user ? [user] : []),
  ]
  if (!Object.keys(readers).includes(event)) return { told: aside, memory }
  const about = Array.isArray(parameters.items) ? parameters : { ...parameters, ...memory.ecommerce }
  const told = readers[event]?.(about, memory.currency)
  return told
    ? { told: [...aside, told], memory }
    : { told: aside, memory, odd: `${event} does not say what it is about` }
}

/** Returns the values to remember. A user is reported once per view: a page view forgets the user named before. */
function rememberEntry(
  before: Ga4Memory,
  { event, parameters, ecommerce }: Ga4LayerEntry,
  user?: SourceEntryOf<'user'>,
): Ga4Memory {
  const own = isFields(ecommerce) ? ecommerce : undefined
  return {
    ecommerce: ecommerce === null ? undefined : own ? { ...before.ecommerce, ...own } : before.ecommerce,
    currency: readText(own?.currency) ?? readText(parameters.currency) ?? before.currency,
    user: user ? JSON.stringify(user) : event === 'page_view' ? undefined : before.user,
  }
}

/** Returns the names of a list, which are on the event or on its items. */
function namesOf(fields: UnknownFields): unknown[] {
  const [first] = Array.isArray(fields.items) ? fields.items : []
  const listNames = ({ item_list_id, item_list_name }: UnknownFields) => [item_list_id, item_list_name]
  return [...listNames(fields), ...(isFields(first) ? listNames(first) : [])]
}

function readBasketChange(
  action: 'add' | 'remove',
  fields: UnknownFields,
  currency: string | undefined,
): SourceEntry | undefined {
  const items = itemsOf(fields)
  return items && { kind: 'change', action, currency, items }
}

function readBasket(
  kind: 'basket' | 'checkout',
  fields: UnknownFields,
  currency: string | undefined,
): SourceEntry | undefined {
  const told = basketOf(fields, currency)
  return told && { kind, ...told }
}

/** Reads a basket. GA4's `value` excludes delivery and tax, which an order names separately. */
function basketOf(fields: UnknownFields, currency: string | undefined): SourceBasket | undefined {
  const items = itemsOf(fields)
  if (!items) return undefined
  const subtotal = readAmount(fields.value)
  const extras = (readAmount(fields.shipping) ?? 0) + (readAmount(fields.tax) ?? 0)
  return omitUndefined({
    currency,
    basketId: readText(fields.basket_id),
    subtotal,
    total: readAmount(fields.basket_total) ?? (subtotal === undefined ? undefined : subtotal + extras),
    quantity: readCount(fields.basket_quantity),
    items,
  })
}

function readSearch({ search_term, result_count }: UnknownFields): SourceEntry | undefined {
  const text = readText(search_term)
  return text === undefined
    ? undefined
    : { kind: 'search', text, ...omitUndefined({ resultCount: readCount(result_count) }) }
}

function userOf({ user_id, user_data, user_properties }: UnknownFields): SourceEntryOf<'user'> | undefined {
  const id = readText(user_id)
  if (id === undefined) return undefined
  const email = isFields(user_data) ? [user_data.email].flat().map(readText).find(Boolean) : undefined
  const membership = isFields(user_properties) ? readText(user_properties.membership_type) : undefined
  return { kind: 'user', id, ...omitUndefined({ email, membership }) }
}
