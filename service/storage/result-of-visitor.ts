import type { DatabaseSync } from 'node:sqlite'

/** What a visitor adds to the results of an iteration; goals and orders are those from when the variation was seen. */
export type ResultOfVisitor = {
  iteration: number
  variationId: string
  isControl: boolean
  goals: { id: string; isPrimary: boolean }[]
  orders: number
  /** By currency, in hundredths: the sum of these orders, and of those before the variation was seen. */
  spent: { currency: string; during: number; before: number }[]
}

/**
 * From when the variation was seen: by the device's clock or by the number of the event. A clock that was set back in between
 * loses no order so, nor do numbers that begin again.
 */
const isAfter = '(at >= ?3 OR coalesce(seq > ?4, 0))'

/** Prepares the reading of what a visitor adds to an iteration; null for one who has seen nothing of it. */
export function resultOfVisitor(
  database: DatabaseSync,
): (trackingId: string, visitorId: string, iteration: number) => ResultOfVisitor | null {
  const find = database.prepare(
    'SELECT variation_id, is_control, at, seq FROM experience_visitors WHERE visitor_id = ? AND iteration = ?',
  )
  const reached = database.prepare(
    `SELECT goal_id, is_primary FROM experience_goals WHERE visitor_id = ?1 AND iteration = ?2 AND ${isAfter}`,
  )
  const ordered = database.prepare(
    `SELECT currency, sum(${isAfter}) AS orders, sum(iif(${isAfter}, hundredths, 0)) AS during,
       sum(iif(${isAfter}, 0, hundredths)) AS before
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
