import type { DatabaseSync } from 'node:sqlite'
import type { StoredCallbackData } from '../callbacks/callback-store.ts'
import { readCallbackData } from '../placements/callback-data.ts'

/**
 * Prepares counting a newly recorded callback for its campaign, inside a commit. Only callbacks of visitors with a
 * delivery count: callback data comes from browsers, and anybody can invent it.
 */
export function countCallback(database: DatabaseSync): (callback: StoredCallbackData) => void {
  const count = {
    impression: countInColumn('impressions'),
    clickthrough: countInColumn('clickthroughs'),
  }

  function countInColumn(column: string) {
    return database.prepare(
      `UPDATE campaign_visitors SET ${column} = ${column} + 1, seen_at = max(seen_at, ?)
       WHERE visitor_id = ? AND placement_id = ? AND campaign_id = ? AND group_name = ?`,
    )
  }

  return ({ d, kind, receivedAt }) => {
    const told = readCallbackData(d)
    if (!told || told.preview) return
    count[kind].run(receivedAt, told.visitorId, told.placementId, told.campaignId, told.group)
  }
}
