import { checkEvent } from '../../events/check-event.ts'
import { eventFacts } from '../../events/event-facts.ts'
import { shoppingFact } from '../../recommendations/shopping-fact.ts'
import type { ShoppingEvents } from '../../storage/learn-shopping.ts'
import { decodeValue, encodeValue } from '../wire-value.ts'

/**
 * What folding one partition tells another one. It goes through the log as well: `from` is the partition that tells, and
 * `number` increases with what it tells, so that what is told again after a failure counts once.
 */
export type DerivedCall = { from: number; number: number; learn: LoggedShopping }

/** Newly stored events of one site that say something about its products, by their texts. */
type LoggedShopping = { trackingId: string; receivedAt: number; texts: string[] }

const name = 'derived'

export const encodeDerived = (call: DerivedCall): string => encodeValue({ [name]: call })

/** Returns null for another message of the log. */
export function decodeDerived(text: string): DerivedCall | null {
  if (!text.startsWith(`{"${name}":`)) return null
  return (decodeValue(text) as { [name]: DerivedCall })[name]
}

/** Returns null where none of the events says anything about products. */
export function toLoggedShopping({ trackingId, receivedAt, events }: ShoppingEvents): LoggedShopping | null {
  const telling = events.filter(
    ({ event, bot, visitorId }) => !bot && visitorId !== null && shoppingFact(event) !== null,
  )
  if (telling.length === 0) return null
  return { trackingId, receivedAt, texts: telling.map(({ event }) => JSON.stringify(event)) }
}

export function fromLoggedShopping({ trackingId, receivedAt, texts }: LoggedShopping): ShoppingEvents {
  const events = texts.flatMap((text) => {
    const check = checkEvent(JSON.parse(text))
    return check.valid ? { event: check.event, bot: false, visitorId: eventFacts(check.event).visitorId } : []
  })
  return { trackingId, receivedAt, events }
}
