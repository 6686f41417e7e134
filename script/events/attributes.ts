import { type EmittedEvent, isViewType, withoutNamespace } from '../../contract/event.ts'
import type { Basket, BasketLine, PublishedProduct, View } from '../../contract/shop-events.ts'

/** The latest mapped view, user, product and basket, which placements, triggers and experiences read (MP-06). */
export type Attributes = {
  view?: View
  user?: Record<string, unknown>
  product?: PublishedProduct
  basket?: { summary: Basket; lines: BasketLine[] }
}

/** The attributes, and the lines since the last summary, which do not form a basket yet. */
export type AttributesSoFar = Attributes & { openLines: BasketLine[] }

export const noAttributes: AttributesSoFar = { openLines: [] }

/** Returns the attributes after an event. A view clears product and basket; the user stays until another user event. */
export function followAttributes(before: AttributesSoFar, event: EmittedEvent, userType?: string): AttributesSoFar {
  const type = withoutNamespace(event.meta.type)
  if (isViewType(type)) return { openLines: [], user: before.user, view: event as unknown as View }
  if (type === 'ecUser' || type === userType) return { ...before, user: event.user as Record<string, unknown> }
  if (type === 'ecProduct' && event.eventType === 'detail')
    return { ...before, product: event.product as PublishedProduct }
  if (type === 'ecBasketItem') return { ...before, openLines: [...before.openLines, event as unknown as BasketLine] }
  if (type === 'ecBasketSummary')
    return { ...before, openLines: [], basket: { summary: event.basket as Basket, lines: before.openLines } }
  return before
}
