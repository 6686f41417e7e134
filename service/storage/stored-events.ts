import type { DatabaseSync } from 'node:sqlite'
import { correctTimes } from '../clock/correct-times.ts'
import { offsetOf } from '../clock/offset-of.ts'
import type { StoredEvent } from './storage.ts'

/** Prepares reading the event log, in the order of arrival, with corrected times (BY-07). */
export function storedEvents(database: DatabaseSync): (trackingId?: string) => StoredEvent[] {
  const select = database.prepare(`
    SELECT events.*, smallest_offset FROM events LEFT JOIN session_clocks USING (tracking_id, visitor_id, session)
    WHERE tracking_id = ?1 OR ?1 IS NULL ORDER BY position
  `)
  return (trackingId) => {
    const rows = select.all(trackingId ?? null).map((row) => {
      const times = {
        deviceAt: Number(row.device_at),
        sentAt: numberOf(row.sent_at),
        receivedAt: Number(row.received_at),
      }
      return {
        stored: { trackingId: String(row.tracking_id), ...times, bot: row.bot === 1, text: String(row.text) },
        timed: {
          visitor: row.visitor_id === null ? null : `${row.tracking_id}/${row.visitor_id}`,
          seq: numberOf(row.seq),
          deviceAt: times.deviceAt,
          offset: numberOf(row.smallest_offset) ?? offsetOf(times),
        },
      }
    })
    const corrected = correctTimes(rows.map(({ timed }) => timed))
    return rows.map(({ stored: { text, ...stored } }, at) => ({
      ...stored,
      correctedAt: corrected[at] ?? stored.deviceAt,
      text,
    }))
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
