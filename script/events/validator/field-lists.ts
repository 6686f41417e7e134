import type { PublishedProduct, ShopEvents } from '../../../contract/shop-events.ts'

/** The type of a field; a field whose name ends in `?` may be absent. */
export type ValueKind = 'text' | 'number' | 'texts' | 'number or text' | { readonly [field: string]: ValueKind }

/** A list with exactly the fields of T; optional fields of T have the `?`. */
type ListOf<T> = {
  readonly [K in keyof T & string as undefined extends T[K] ? `${K}?` : K]-?: ValueKind
}

const money: ValueKind = { value: 'number', currency: 'text' }

const productFields = {
  productId: 'text',
  'sku?': 'text',
  name: 'text',
  url: 'text',
  price: money,
  'originalPrice?': money,
  'stock?': 'number or text',
  'description?': 'text',
  'categories?': 'texts',
  images: 'texts',
} satisfies ListOf<PublishedProduct>

const basket: ValueKind = { id: 'text', subtotal: money, total: money, quantity: 'number' }

const line = {
  basket,
  product: { productId: 'text', 'sku?': 'text', name: 'text', price: money, 'stock?': 'number or text' },
  quantity: 'number',
  subtotal: money,
} satisfies ListOf<ShopEvents['ecBasketItem']>

/** The fields of the mapped events by type, after mapping (MP-01 to MP-05). */
export const fieldLists = {
  ecView: { type: 'text', subtypes: 'texts', language: 'text', country: 'text', currency: 'text' },
  ecUser: { user: { id: 'text', 'email?': { email: 'text' }, 'loyalty?': { membershipType: 'text' } } },
  ecSearch: { text: 'text', resultCount: 'number' },
  ecBasketItem: line,
  ecBasketSummary: { basket },
  ecBasketItemTransaction: { ...line, transaction: { id: 'text' } },
  ecBasketTransactionSummary: { transaction: { id: 'text' }, basket },
} satisfies { [T in Exclude<keyof ShopEvents, 'ecProduct'>]: ListOf<ShopEvents[T]> }

/** `ecProduct` has two forms, distinguished by `eventType` (SHOP-112). */
export const productLists: Readonly<Record<string, ValueKind>> = {
  detail: { eventType: 'text', product: productFields },
  listing: { eventType: 'text', productIds: 'texts' },
  search: { eventType: 'text', productIds: 'texts' },
  recommendation: { eventType: 'text', productIds: 'texts' },
}
