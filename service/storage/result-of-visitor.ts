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

/** Prepares reading a visitor's contribution to an iteration; null for a visitor who has not seen its experience. */
export function resultOfVisitor(
  database: DatabaseSync,
): (trackingId: string, visitorId: string, iteration: number) => ResultOfVisitor | null {
  const find = database.prepare(
    'SELECT variation_id, is_control, at, seq, device, country, segments FROM experience_visitors WHERE visitor_id = ? AND iteration = ?',
  )
  const reached = database.prepare(
    `SELECT goal_id, is_primary FROM experience_goals WHERE visitor_id = ?1 AND iteration = ?2 AND ${isAfterSeen}`,
  )
  const ordered = database.prepare(
    `SELECT currency, sum(${isAfterSeen}) AS orders, sum(iif(${isAfterSeen}, hundredths, 0)) AS during,
       sum(iif(${isAfterSeen}, 0, hundredths)) AS before
     FROM visitor_orders WHERE visitor_id = ?1 AND tracking_id = ?2 GROUP BY currency`,
  )
  return (trackingId, visitorId, iteration) => {
    const seen = find.get(visitorId, iteration)
    if (!seen) return null
    const since = [seen.at ?? null, seen.seq ?? null]
    const orders = ordered.all(visitorId, trackingId, ...since)
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
      orders: orders.reduce((sum, each) => sum + Number(each.orders), 0),
      spent: orders.map(({ currency, during, before }) => ({
        currency: String(currency),
        during: Number(during),
        before: Number(before),
      })),
    }
  }
}
