import { type Fields, isFields } from '../fields.ts'
import { known } from '../known.ts'
import { listKind } from '../list-kind.ts'
import { readAmount, readCount, readText } from '../read-value.ts'
import type { Told, ToldBasket, ToldOf } from '../told.ts'
import { viewOf } from '../view-of.ts'
import { type Entry, readEntry } from './entry.ts'
import { itemsOf } from './item-of.ts'

/** What is kept from entry to entry: a data layer adds to what is there. */
export type Ga4Memory = { ecommerce?: Fields; currency?: string; user?: string }

export type Ga4Read = {
  told: Told[]
  memory: Ga4Memory
  /** Why nothing, or not all, was read of the entry. */
  odd?: string
}

/** The events that are read; undefined where what they are about is missing. Others, such as `select_item`, say nothing. */
const readers: Record<string, (fields: Fields, currency: string | undefined) => Told | undefined> = {
  view_item_list(fields, currency) {
    const items = itemsOf(fields)
    return items && { kind: 'list', list: listKind(...namesOf(fields)), currency, items }
  },
  view_item(fields, currency) {
    const [item] = itemsOf(fields) ?? []
    return item && { kind: 'product', currency, item }
  },
  add_to_cart: (fields, currency) => change('add', fields, currency),
  remove_from_cart: (fields, currency) => change('remove', fields, currency),
  view_cart: (fields, currency) => basket('basket', fields, currency),
  begin_checkout: (fields, currency) => basket('checkout', fields, currency),
  purchase(fields, currency) {
    const order = basketOf(fields, currency)
    return order && { kind: 'order', ...known({ transactionId: readText(fields.transaction_id) }), ...order }
  },
  search: readSearch,
  view_search_results: readSearch,
}

/** What an entry of `dataLayer` says, given what is kept of those before it. Pure; the entry itself is not kept. */
export function readGa4(entry: unknown, before: Ga4Memory): Ga4Read {
  const read = readEntry(entry)
  if (!read) return { told: [], memory: before, odd: 'it is no object' }
  const { event = '', parameters } = read
  const view = viewOf(parameters)
  const user = userOf(parameters)
  const memory = remember(before, read, user)
  if (event === 'page_view') {
    const url = readText(parameters.page_location)
    return { told: [{ kind: 'view', view, ...known({ url }) }, ...(user ? [user] : [])], memory }
  }

  const aside: Told[] = [
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

/** A user is said once a view: with a page view, whoever was named before is forgotten. */
function remember(before: Ga4Memory, { event, parameters, ecommerce }: Entry, user?: ToldOf<'user'>): Ga4Memory {
  const own = isFields(ecommerce) ? ecommerce : undefined
  return {
    ecommerce: ecommerce === null ? undefined : own ? { ...before.ecommerce, ...own } : before.ecommerce,
    currency: readText(own?.currency) ?? readText(parameters.currency) ?? before.currency,
    user: user ? JSON.stringify(user) : event === 'page_view' ? undefined : before.user,
  }
}

/** A list is named by the event, or by its items. */
function namesOf(fields: Fields): unknown[] {
  const [first] = Array.isArray(fields.items) ? fields.items : []
  const names = ({ item_list_id, item_list_name }: Fields) => [item_list_id, item_list_name]
  return [...names(fields), ...(isFields(first) ? names(first) : [])]
}

function change(action: 'add' | 'remove', fields: Fields, currency: string | undefined): Told | undefined {
  const items = itemsOf(fields)
  return items && { kind: 'change', action, currency, items }
}

function basket(kind: 'basket' | 'checkout', fields: Fields, currency: string | undefined): Told | undefined {
  const told = basketOf(fields, currency)
  return told && { kind, ...told }
}

/** GA4's `value` is without delivery and tax; an order names these beside it. */
function basketOf(fields: Fields, currency: string | undefined): ToldBasket | undefined {
  const items = itemsOf(fields)
  if (!items) return undefined
  const subtotal = readAmount(fields.value)
  const extras = (readAmount(fields.shipping) ?? 0) + (readAmount(fields.tax) ?? 0)
  return known({
    currency,
    basketId: readText(fields.basket_id),
    subtotal,
    total: readAmount(fields.basket_total) ?? (subtotal === undefined ? undefined : subtotal + extras),
    quantity: readCount(fields.basket_quantity),
    items,
  })
}

function readSearch({ search_term, result_count }: Fields): Told | undefined {
  const text = readText(search_term)
  return text === undefined ? undefined : { kind: 'search', text, ...known({ resultCount: readCount(result_count) }) }
}

function userOf({ user_id, user_data, user_properties }: Fields): ToldOf<'user'> | undefined {
  const id = readText(user_id)
  if (id === undefined) return undefined
  const email = isFields(user_data) ? [user_data.email].flat().map(readText).find(Boolean) : undefined
  const membership = isFields(user_properties) ? readText(user_properties.membership_type) : undefined
  return { kind: 'user', id, ...known({ email, membership }) }
}
