import type { DatabaseSync } from 'node:sqlite'
import { localeKey, noLocale } from '../recommendations/locale.ts'
import { type RememberedShopper, type Shopper, shopperBuying, shopperViewing } from '../recommendations/shopper.ts'
import { type ShoppingFact, shoppingFact } from '../recommendations/shopping-fact.ts'
import { shopProducts } from './shop-products.ts'
import { shopperTable } from './shopper-table.ts'
import type { EventBatch } from './storage.ts'

export type ShoppingEvents = {
  trackingId: string
  receivedAt: number
  /** Newly stored events, in their order. */
  events: (Pick<EventBatch['events'][number], 'event' | 'bot'> & { visitorId: string | null })[]
}

const nobody: Shopper = { locale: localeKey(noLocale), viewed: [], bought: [] }

/**
 * Prepares learning from newly stored events, inside their commit (BU-07). Recommendations are therefore always in
 * step with the log, and a killed service has nothing to catch up on. Events of crawlers are ignored.
 */
export function learnShopping(database: DatabaseSync): (batch: ShoppingEvents) => void {
  const table = shopperTable(database)
  const products = shopProducts(database)

  return ({ trackingId, receivedAt, events }) => {
    const facts = events.flatMap(({ event, bot, visitorId }) => {
      const fact = bot || visitorId === null ? null : shoppingFact(event)
      // Otherwise a device whose clock is fast would keep its products in front for ever. A time may have fractions.
      const at = Math.floor(Math.min(event.meta.ts, receivedAt))
      return fact && visitorId !== null ? { fact, visitorId, at } : []
    })
    for (const [visitorId, theirs] of Map.groupBy(facts, (each) => each.visitorId)) {
      const before = table.read(trackingId, visitorId) ?? nobody
      const shopper = theirs.reduce((known, { fact, at }) => shopperAfter(known, fact, at), before)
      table.write(trackingId, visitorId, { shopper, seenAt: receivedAt })
    }

    function shopperAfter(shopper: Shopper, fact: ShoppingFact, at: number): Shopper {
      if (fact.kind === 'locale') return { ...shopper, locale: localeKey(fact.locale) }
      const front = { trackingId, locale: shopper.locale }
      const { productId: id } = fact
      if (fact.kind === 'bought')
        return countRemembered(shopperBuying(shopper, { id, order: fact.order, at }), fact.kind)
      products.show(front, { ...fact.product, productId: id }, receivedAt)
      return fact.kind === 'viewed' ? countRemembered(shopperViewing(shopper, id, at), fact.kind) : shopper

      function countRemembered(remembered: RememberedShopper, kind: 'viewed' | 'bought'): Shopper {
        if (remembered.with) products.count(front, { kind, id, with: remembered.with, at })
        return remembered.shopper
      }
    }
  }
}
