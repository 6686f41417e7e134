import { isViewType, type WireEvent, withoutNamespace } from '../../../contract/event.ts'
import { noBasketYet, takeBasketEvent } from '../../kit/shop/basket-adds.ts'

/** A countable part of an event. `key` is unique on a page load; for a transaction it is the transaction id. */
export type ProductEvent =
  | { kind: 'viewed' | 'added'; key: string; productId: string }
  | { kind: 'bought'; key: string; productIds: readonly string[] }

type Heard = WireEvent & {
  type?: string
  eventType?: string
  product?: { productId?: string }
  transaction?: { id?: string }
}

/** The events that a tally needs, from the first of the page load on. */
export const tallied = /(^|\.)([a-z]{2}View|ecProduct|ecBasket\w+)$/

/**
 * Returns a function that reports for each event, in order, which products were viewed, added to the bag and purchased
 * (GLB-13.1 to GLB-13.4).
 */
export function createTally(): (event: WireEvent) => ProductEvent[] {
  let pageType: string | undefined
  let basket = noBasketYet
  const orders = new Map<string, Set<string>>()

  function tallyViewed({ eventType, product }: Heard): ProductEvent[] {
    const productId = product?.productId
    if (pageType !== 'product' || eventType !== 'detail' || !productId) return []
    return [{ kind: 'viewed', key: `viewed ${productId}`, productId }]
  }

  function tallyAdded({ meta }: Heard): ProductEvent[] {
    return basket.added.map((productId) => ({ kind: 'added', key: `added ${meta.id} ${productId}`, productId }))
  }

  function noteBought({ transaction, product }: Heard): void {
    if (!transaction?.id || !product?.productId) return
    orders.set(transaction.id, (orders.get(transaction.id) ?? new Set()).add(product.productId))
  }

  function tallyBought({ transaction }: Heard): ProductEvent[] {
    const key = transaction?.id
    const products = key && orders.get(key)
    return products ? [{ kind: 'bought', key, productIds: [...products] }] : []
  }

  return (event) => {
    const heard = event as Heard
    const type = withoutNamespace(event.meta.type)
    if (isViewType(type)) pageType = heard.type
    basket = takeBasketEvent(basket, event)
    if (type === 'ecBasketItemTransaction') noteBought(heard)
    if (type === 'ecProduct') return tallyViewed(heard)
    if (type === 'ecBasketSummary') return tallyAdded(heard)
    return type === 'ecBasketTransactionSummary' ? tallyBought(heard) : []
  }
}
