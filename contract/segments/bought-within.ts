import { any, event, happened, record } from './conditions.ts'
import { atMost } from './operators.ts'
import type { Condition } from './segment.ts'
import { visitorHistory } from './visitor-history.ts'

/**
 * Bought in the last days, also before this site had segments: what the browser has not seen the service answers from the
 * events that it has stored, once the visitor has signed in; nothing is kept in a cookie.
 * @param days a whole number from 1 on
 */
export function boughtWithin(days: number): Condition {
  return any(
    happened(event('ecBasketTransactionSummary'), { within: `${days} days` }),
    record(visitorHistory.dataset, { [visitorHistory.daysSincePurchase]: atMost(days) }),
  )
}
