import type { DatabaseSync } from 'node:sqlite'
import { type Currencies, inReportingCurrency } from '../results/currencies.ts'
import type { OrderFact } from '../results/result-fact.ts'

/** The visitor who reported something, and when: `at` by the device's clock, `seq` is the number of the event. */
export type EventOrder = { trackingId: string; visitorId: string; at: number; seq: number | null; receivedAt: number }

type OrderOf = Pick<EventOrder, 'trackingId' | 'visitorId' | 'receivedAt'>
/** Runs a write that changes a visitor's contribution to the results. */
export type ChangeOrders = (of: OrderOf, write: () => void) => void

/**
 * Prepares storing an order. An order counts once, however often and by whomever it is reported: it belongs to the
 * visitor whose event reported it first. An order event takes precedence over a goal reached with the order, because
 * it knows the currency.
 */
export function keepOrder(
  database: DatabaseSync,
  { change, currencies }: { change: ChangeOrders; currencies: Currencies | null },
): (order: OrderFact & { isOfGoal: boolean }, told: EventOrder) => void {
  const find = database.prepare(
    'SELECT visitor_id, is_of_goal, at FROM visitor_orders WHERE tracking_id = ? AND id = ?',
  )
  const remove = database.prepare('DELETE FROM visitor_orders WHERE tracking_id = ? AND id = ?')
  const insert = database.prepare('INSERT INTO visitor_orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  return ({ id, isOfGoal, ...amount }, told) => {
    const { trackingId, visitorId, at, seq, receivedAt } = told
    const known = find.get(trackingId, id)
    if (known) {
      const before = { isOfGoal: known.is_of_goal === 1, at: Number(known.at), visitorId: String(known.visitor_id) }
      if (!goesBefore({ isOfGoal, at, visitorId }, before)) return
      change({ trackingId, visitorId: before.visitorId, receivedAt }, () => remove.run(trackingId, id))
    }
    const { amount: reported, currency } = inReportingCurrency(amount, currencies)
    const hundredths = Math.round(reported * 100)
    change(told, () =>
      insert.run(visitorId, trackingId, id, currency, hundredths, Number(isOfGoal), at, seq, receivedAt),
    )
  }
}

/** Who reports an order, by which kind of event, and when by the device's clock. */
export type OrderClaim = { isOfGoal: boolean; at: number; visitorId: string }

/** The result is the same whichever of the two arrives first. */
export function goesBefore(one: OrderClaim, other: OrderClaim): boolean {
  if (one.isOfGoal !== other.isOfGoal) return other.isOfGoal
  return one.at < other.at || (one.at === other.at && one.visitorId < other.visitorId)
}
