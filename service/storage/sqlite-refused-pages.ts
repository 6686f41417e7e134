import type { DatabaseSync } from 'node:sqlite'
import { refusalOf } from './sqlite-refused-events.ts'
import type { RefusedPages } from './storage.ts'

/** Reads pages of refused events from SQLite, each along an index. */
export function sqliteRefusedPages(database: DatabaseSync): RefusedPages {
  const newest = 'position < ?2 ORDER BY position DESC LIMIT ?3'
  const list = database.prepare(
    `SELECT * FROM dead_letters INDEXED BY dead_letters_by_property WHERE tracking_id = ?1 AND ${newest}`,
  )
  const listFor = database.prepare(
    `SELECT * FROM dead_letters INDEXED BY dead_letters_by_reason WHERE tracking_id = ?1 AND reason = ?4 AND ${newest}`,
  )
  const ids = database.prepare(
    `SELECT position FROM dead_letters INDEXED BY dead_letters_by_reason
     WHERE tracking_id = ? AND reason = ? AND position > ? AND position <= ? ORDER BY position LIMIT ?`,
  )
  const reasons = database.prepare(
    `SELECT reason, count(*) AS events FROM dead_letters INDEXED BY dead_letters_by_reason
     WHERE tracking_id = ? GROUP BY reason ORDER BY 2 DESC, 1`,
  )
  const latest = database.prepare(
    'SELECT position FROM dead_letters INDEXED BY dead_letters_by_property WHERE tracking_id = ? ORDER BY position DESC LIMIT 1',
  )
  return {
    list: async (trackingId, reason, { before, atMost }) =>
      (reason === undefined
        ? list.all(trackingId, before, atMost)
        : listFor.all(trackingId, before, atMost, reason)
      ).map(refusalOf),
    ids: async (trackingId, reason, { after, upTo, atMost }) =>
      ids.all(trackingId, reason, after, upTo, atMost).map(({ position }) => Number(position)),
    reasons: async (trackingId) =>
      reasons.all(trackingId).map(({ reason, events }) => ({ reason: String(reason), events: Number(events) })),
    latest: async (trackingId) => Number(latest.get(trackingId)?.position ?? 0),
  }
}
