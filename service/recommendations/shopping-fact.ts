import { isViewType, withoutNamespace } from '../../contract/event.ts'
import { isFields } from '../../contract/json.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { isTextId } from '../http/text-id.ts'
import { type ItemLocale, localeOf } from './locale.ts'

/** What an event says about shopping. `viewed` is a product in detail, `shown` a product in a list. */
export type ShoppingFact =
  | { kind: 'locale'; locale: ItemLocale }
  | { kind: 'viewed' | 'shown'; productId: string; product: Record<string, unknown> }
  | { kind: 'bought'; productId: string; order: string }

/** Returns the shopping fact of an event, or null when there is none. */
export function shoppingFact(event: ValidEvent): ShoppingFact | null {
  const type = withoutNamespace(event.meta.type)
  if (isViewType(type)) return { kind: 'locale', locale: localeOf(event) }
  const { product, transaction, eventType } = event
  if (!isFields(product) || !isTextId(product.productId)) return null
  const { productId } = product
  if (type === 'ecProduct') return { kind: eventType === 'detail' ? 'viewed' : 'shown', productId, product }
  if (type !== 'ecBasketItemTransaction' || !isFields(transaction)) return null
  const order = typeof transaction.id === 'number' ? String(transaction.id) : transaction.id
  return isTextId(order) ? { kind: 'bought', productId, order } : null
}
