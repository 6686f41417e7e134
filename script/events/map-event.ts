import { type EmittedEvent, isViewType, withoutNamespace } from '../../contract/event.ts'
import { isFields, type UnknownFields } from '../../contract/json.ts'
import type { FollowRules } from './follow-rules.ts'

export type MapFacts = {
  /** The visitor's currency, for a view without one (MP-03). */
  currency: string
  /** Applies the field rules of a site whose events use other names, where it has any (MP-07). */
  followRules?: FollowRules
  /** A further type that counts as a user event (EV-18). */
  userType?: string
}

/** One function for each mapped type; events of other types are not changed (MP-01). */
const mappers: Record<string, ((event: EmittedEvent) => UnknownFields) | null> = {
  // A page may use a type name that is also a member of every object.
  __proto__: null,
  ecUser: ({ user }) => (isFields(user) ? { user: mapUser(user) } : {}),
  ecProduct: ({ product }) => (isFields(product) ? { product: mapProduct(product) } : {}),
  ecBasketItem: mapLine,
  ecBasketItemTransaction: mapLine,
}

/** Brings a shop's event into its mapped form (MP-01 to MP-05, MP-07); other events are returned unchanged. */
export function mapEvent(emitted: EmittedEvent, facts: MapFacts): EmittedEvent {
  const type = withoutNamespace(emitted.meta.type)
  const event = facts.followRules?.(emitted, type) ?? emitted
  const kind = type === facts.userType ? 'ecUser' : type
  const map = isViewType(type) ? (view: EmittedEvent) => mapView(view, facts.currency) : mappers[kind]
  const mapped = map?.(event) ?? {}
  return Object.keys(mapped).length > 0 ? { ...event, ...mapped } : event
}

/** Turns a single subtype into a list, and gives a view without a currency the visitor's (MP-03). */
function mapView({ subtypes, currency }: EmittedEvent, visitors: string): UnknownFields {
  return { subtypes: [subtypes ?? []].flat(), currency: currency || visitors }
}

/** Turns a plain email into `{email}` and a plain loyalty into `{membershipType}`; empty ones are removed (MP-02). */
function mapUser({ email, loyalty, ...user }: UnknownFields): UnknownFields {
  const wrapField = (value: unknown, key: string) =>
    isFields(value) ? value : value ? { [key]: String(value) } : undefined
  const address = wrapField(email, 'email')
  const membership = wrapField(loyalty, 'membershipType')
  return { ...user, ...(address?.email ? { email: address } : {}), ...(membership ? { loyalty: membership } : {}) }
}

/** Reads the quantity as a whole number of at least 0, or 1 when it is missing (MP-05). */
function mapLine({ product, quantity }: EmittedEvent): UnknownFields {
  const count = Math.max(0, Math.trunc(Number(quantity ?? 1)))
  return { ...(isFields(product) ? { product: mapProduct(product) } : {}), quantity: Number.isNaN(count) ? 1 : count }
}

/** Makes the id a text, the price's value a number and images a list of texts; removes an empty stock text (MP-04). */
function mapProduct({ stock, ...product }: UnknownFields): UnknownFields {
  const { productId, price, images } = product
  if (typeof productId === 'number') product.productId = String(productId)
  if (isFields(price)) product.price = { ...price, value: toNumber(price.value) }
  if (images !== undefined) product.images = [images].flat().filter((image) => typeof image === 'string')
  const isEmpty = stock === undefined || (typeof stock === 'string' && stock.trim() === '')
  return isEmpty ? product : { ...product, stock: toNumber(stock) }
}

/** Turns a numeric text into a number; returns anything else unchanged. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() && Number.isFinite(Number(value)) ? Number(value) : value
}
