import type { DatabaseSync } from 'node:sqlite'
import type { Shopper } from '../recommendations/shopper.ts'

export type ShopperTable = {
  read(trackingId: string, visitorId: string): Shopper | null
  /** Writes a row, inside a commit; `seenAt` in epoch milliseconds. */
  write(trackingId: string, visitorId: string, seen: { shopper: Shopper; seenAt: number }): void
}

/** Creates the table of shoppers, each with the stored history as JSON. */
export function shopperTable(database: DatabaseSync): ShopperTable {
  const select = database.prepare('SELECT shopper FROM shoppers WHERE tracking_id = ? AND visitor_id = ?')
  const upsert = database.prepare(
    `INSERT INTO shoppers (tracking_id, visitor_id, shopper, seen_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET shopper = excluded.shopper, seen_at = excluded.seen_at`,
  )
  return {
    read(trackingId, visitorId) {
      const row = select.get(trackingId, visitorId)
      return row ? (JSON.parse(String(row.shopper)) as Shopper) : null
    },
    write(trackingId, visitorId, { shopper, seenAt }) {
      upsert.run(trackingId, visitorId, JSON.stringify(shopper), seenAt)
    },
  }
}
