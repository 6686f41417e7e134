import type { DatabaseSync } from 'node:sqlite'
import { goesBefore, type OrderClaim } from '../../storage/keep-order.ts'

/** Which visitor an order belongs to, where visitors of several partitions report it. */
export const claimTable = `
  CREATE TABLE IF NOT EXISTS order_claims (
    tracking_id TEXT NOT NULL,
    id TEXT NOT NULL,
    visitor_id TEXT NOT NULL,
    is_of_goal INTEGER NOT NULL,
    at REAL NOT NULL,
    received_at INTEGER NOT NULL,
    PRIMARY KEY (tracking_id, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS order_claims_by_receipt ON order_claims (received_at);
`

/**
 * Prepares deciding whose an order is, as one partition alone would. Returns the visitor who has reported it and whose it is
 * not; null where only one has.
 */
export function orderClaims(
  database: DatabaseSync,
): (claim: OrderClaim & { trackingId: string; orderId: string; receivedAt: number }) => string | null {
  const find = database.prepare('SELECT visitor_id, is_of_goal, at FROM order_claims WHERE tracking_id = ? AND id = ?')
  const put = database.prepare('INSERT OR REPLACE INTO order_claims VALUES (?, ?, ?, ?, ?, ?)')
  return ({ trackingId, orderId, receivedAt, ...claim }) => {
    const known = find.get(trackingId, orderId)
    const before = known && {
      visitorId: String(known.visitor_id),
      isOfGoal: known.is_of_goal === 1,
      at: Number(known.at),
    }
    const { visitorId, isOfGoal, at } = claim
    if (before && !goesBefore(claim, before)) return before.visitorId === visitorId ? null : visitorId
    put.run(trackingId, orderId, visitorId, Number(isOfGoal), at, receivedAt)
    return !before || before.visitorId === visitorId ? null : before.visitorId
  }
}
