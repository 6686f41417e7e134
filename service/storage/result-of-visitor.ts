import type { DatabaseSync } from 'node:sqlite'

/** What a visitor adds to the results of an iteration; goals and orders are those from when the variation was seen. */
export type ResultOfVisitor = {
  iteration: number
  variationId: string
  isControl: boolean
  goals: { id: string; isPrimary: boolean }[]
  orders: number
  /** The sum of the orders, in hundredths. */
  spent: number
}

/** Prepares the reading of what a visitor adds to an iteration; null for one who has seen nothing of it. */
export function resultOfVisitor(
  database: DatabaseSync,
): (trackingId: string, visitorId: string, iteration: number) => ResultOfVisitor | null {
  const find = database.prepare(
    'SELECT variation_id, is_control, at FROM experience_visitors WHERE visitor_id = ? AND iteration = ?',
  )
  const reached = database.prepare(
    'SELECT goal_id, is_primary FROM experience_goals WHERE visitor_id = ? AND iteration = ? AND at >= ?',
  )
  const ordered = database.prepare(
    `SELECT count(*) AS orders, sum(hundredths) AS spent FROM visitor_orders
     WHERE visitor_id = ? AND tracking_id = ? AND at >= ?`,
  )
  return (trackingId, visitorId, iteration) => {
    const seen = find.get(visitorId, iteration)
    if (!seen) return null
    const at = Number(seen.at)
    const { orders, spent } = ordered.get(visitorId, trackingId, at) ?? {}
    return {
      iteration,
      variationId: String(seen.variation_id),
      isControl: seen.is_control === 1,
      goals: reached.all(visitorId, iteration, at).map(({ goal_id, is_primary }) => ({
        id: String(goal_id),
        isPrimary: is_primary === 1,
      })),
      orders: Number(orders ?? 0),
      spent: Number(spent ?? 0),
    }
  }
}
