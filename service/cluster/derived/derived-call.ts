import { checkEvent } from '../../events/check-event.ts'
import { eventFacts } from '../../events/event-facts.ts'
import { shoppingFact } from '../../recommendations/shopping-fact.ts'
import { resultFact } from '../../results/result-fact.ts'
import type { OrderClaim } from '../../storage/keep-order.ts'
import type { ShoppingEvents } from '../../storage/learn-shopping.ts'
import { decodeValue, encodeValue } from '../wire/wire-value.ts'

/**
 * What folding one partition tells another one. It goes through the log as well: `from` is the partition that tells, and
 * `number` increases with what it tells, so that what is told again after a failure counts once.
 */
export type DerivedCall = { from: number; number: number; facts: DerivedFacts }

export type DerivedFacts =
  /** Newly stored events of one site that say something about its products, to where the site is. */
  | { kind: 'learn'; trackingId: string; receivedAt: number; texts: string[] }
  /** An order that a visitor has reported, to where the order is. */
  | ({ kind: 'claim' } & OrderClaim & OrderName)
  /** An order that another visitor has reported first, to where the visitor is. */
  | ({ kind: 'disown'; visitorId: string } & OrderName)

type OrderName = { trackingId: string; orderId: string; receivedAt: number }

const name = 'derived'

export const encodeDerived = (call: DerivedCall): string => encodeValue({ [name]: call })

/** Returns null for another message of the log. */
export function decodeDerived(text: string): DerivedCall | null {
  if (!text.startsWith(`{"${name}":`)) return null
  return (decodeValue(text) as { [name]: DerivedCall })[name]
}

/** Returns what newly stored events say to other partitions, with the name of what it belongs to. */
export function factsOf(batch: ShoppingEvents): { at: string; facts: DerivedFacts }[] {
  const { trackingId, receivedAt, events } = batch
  const told = events.filter(({ bot, visitorId }) => !bot && visitorId !== null)
  const texts = told.filter(({ event }) => shoppingFact(event) !== null).map(({ event }) => JSON.stringify(event))
  const learn = { at: trackingId, facts: { kind: 'learn', trackingId, receivedAt, texts } } as const
  return [...(texts.length > 0 ? [learn] : []), ...told.flatMap((each) => claimOf(each, batch))]
}

function claimOf(
  { event, visitorId }: ShoppingEvents['events'][number],
  { trackingId, receivedAt }: ShoppingEvents,
): { at: string; facts: DerivedFacts }[] {
  const fact = resultFact(event)
  if (visitorId === null || !fact || fact.kind === 'seen' || !fact.order) return []
  const { id: orderId } = fact.order
  const claim = { visitorId, isOfGoal: fact.kind === 'goal', at: event.meta.ts }
  return [
    { at: placeOfOrder(trackingId, orderId), facts: { kind: 'claim', trackingId, orderId, receivedAt, ...claim } },
  ]
}

/** Whose an order is, is decided at one place. */
export const placeOfOrder = (trackingId: string, orderId: string) => `order ${trackingId} ${orderId}`

/** Reads events as they were stored. */
export function eventsOf(texts: readonly string[]): ShoppingEvents['events'] {
  return texts.flatMap((text) => {
    const check = checkEvent(JSON.parse(text))
    return check.valid ? { event: check.event, bot: false, visitorId: eventFacts(check.event).visitorId } : []
  })
}
