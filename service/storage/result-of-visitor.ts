import type { DatabaseSync } from 'node:sqlite'
import { parseSegments } from './keep-membership.ts'

/** A visitor's contribution to the results of an iteration; goals and orders count from when the variation was seen. */
export type ResultOfVisitor = {
  iteration: number
  variationId: string
  isControl: boolean
  /** Of the event that told of the first view of the experience; '' where it is not known. */
  device: string
  country: string
  /** Ids of those that the visitor was in at the first view. */
  segments: string[]
  goals: { id: string; isPrimary: boolean }[]
  orders: number
  /** By currency, in hundredths: the sum of these orders, and of those before the variation was seen. */
  spent: { currency: string; during: number; before: number }[]
}

/**
 * True from when the variation was seen, by the device's clock or by the number of the event. No order is lost when
 * the clock is set back in between, or when the numbers restart.
 */
export const isAfterSeen = '(at >= ?3 OR coalesce(seq > ?4, 0))'

/** An order of a visitor, in hundredths of its currency. */
export type OrderToSum = { currency: string; hundredths: number; at: number; seq: number | null }

export type ResultReader = {
  /** Reads the orders of a visitor, for `read`: they are the same for all iterations. */
  ordersOf(trackingId: string, visitorId: string): OrderToSum[]
  /** Reads a visitor's contribution to an iteration; null for a visitor who has not seen its experience. */
  read(visitorId: string, iteration: number, orders: readonly OrderToSum[]): ResultOfVisitor | null
}

/** Prepares reading visitors' contributions to iterations. */
export function resultOfVisitor(database: DatabaseSync): ResultReader {
  const find = database.prepare(
    'SELECT variation_id, is_control, at, seq, device, country, segments FROM experience_visitors WHERE visitor_id = ? AND iteration = ?',
  )
  const reached = database.prepare(
    `SELECT goal_id, is_primary FROM experience_goals WHERE visitor_id = ?1 AND iteration = ?2 AND ${isAfterSeen}`,
  )
  const ordered = database.prepare(
    'SELECT currency, hundredths, at, seq FROM visitor_orders WHERE visitor_id = ? AND tracking_id = ?',
  )
  return {
    ordersOf: (trackingId, visitorId) =>
      ordered.all(visitorId, trackingId).map(({ currency, hundredths, at, seq }) => ({
        currency: String(currency),
        hundredths: Number(hundredths),
        at: Number(at),
        seq: seq === null ? null : Number(seq),
      })),
    read(visitorId, iteration, orders) {
      const seen = find.get(visitorId, iteration)
      if (!seen) return null
      const since = [seen.at ?? null, seen.seq ?? null]
      return {
        iteration,
        variationId: String(seen.variation_id),
        isControl: seen.is_control === 1,
        device: String(seen.device),
        country: String(seen.country),
        segments: parseSegments(String(seen.segments)),
        goals: reached.all(visitorId, iteration, ...since).map(({ goal_id, is_primary }) => ({
          id: String(goal_id),
          isPrimary: is_primary === 1,
        })),
        ...sumOrders(orders, { at: Number(seen.at), seq: seen.seq === null ? null : Number(seen.seq) }),
      }
    },
  }
}

/** Sums orders up by whether they came after the variation was seen, as `isAfterSeen` has it. */
function sumOrders(
  orders: readonly OrderToSum[],
  seen: { at: number; seq: number | null },
): Pick<ResultOfVisitor, 'orders' | 'spent'> {
  let count = 0
  const spent = new Map<string, ResultOfVisitor['spent'][number]>()
  for (const { currency, hundredths, at, seq } of orders) {
    const isAfter = at >= seen.at || (seq !== null && seen.seq !== null && seq > seen.seq)
    const sums = spent.get(currency) ?? { currency, during: 0, before: 0 }
    spent.set(currency, sums)
    sums[isAfter ? 'during' : 'before'] += hundredths
    // A refund is the contrary of an order.
    if (isAfter && hundredths >= 0) count++
  }
  return { orders: count, spent: [...spent.values()] }
}
