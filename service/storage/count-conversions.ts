import type { DatabaseSync } from 'node:sqlite'

/** An order; `at` in epoch milliseconds. */
export type Conversion = { trackingId: string; visitorId: string; at: number }

/** Prepares the counting of an order for every campaign that its visitor was in before, for use inside a commit. */
export function countConversions(database: DatabaseSync): (conversion: Conversion) => void {
  const count = database.prepare(
    `UPDATE campaign_visitors SET conversions = conversions + 1
     WHERE visitor_id = ? AND tracking_id = ? AND first_at <= ?`,
  )
  return ({ trackingId, visitorId, at }) => void count.run(visitorId, trackingId, at)
}
