import type { DatabaseSync } from 'node:sqlite'
import { offsetOf } from '../clock/offset-of.ts'
import type { EventFacts } from '../events/event-facts.ts'

/** Prepares storing the smallest offset seen for each session (BY-07), inside a commit. */
export function noteClocks(
  database: DatabaseSync,
): (received: { trackingId: string; receivedAt: number }, events: EventFacts[]) => void {
  const upsert = database.prepare(`
    INSERT INTO session_clocks (tracking_id, visitor_id, session, smallest_offset, seen_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET
      smallest_offset = min(smallest_offset, excluded.smallest_offset), seen_at = max(seen_at, excluded.seen_at)
  `)
  return ({ trackingId, receivedAt }, events) => {
    for (const { visitorId, session, ...times } of events) {
      if (visitorId === null || session === null) continue
      upsert.run(trackingId, visitorId, session, offsetOf({ ...times, receivedAt }), receivedAt)
    }
  }
}
