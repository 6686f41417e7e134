import type { DatabaseSync } from 'node:sqlite'
import { dayMs } from '../clock/durations.ts'
import { checkEvent } from '../events/check-event.ts'
import { membershipType } from '../segments/membership-fact.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import type { Commit } from './group-commit.ts'
import { learnSegments } from './learn-segments.ts'
import { removeOlder } from './remove-older.ts'
import { segmentTables } from './segment-tables.ts'

/** Reads the sums of segments from SQLite. They are written together with the events. */
export function sqliteSegments(database: DatabaseSync, commit: Commit): SegmentStore {
  const counts = database.prepare(
    `SELECT segment_id, members,
       coalesce((SELECT sum(entered) FROM segment_days AS d
         WHERE d.tracking_id = s.tracking_id AND d.segment_id = s.segment_id AND day >= ?2), 0) AS entered,
       coalesce((SELECT sum(gone) FROM segment_days AS d
         WHERE d.tracking_id = s.tracking_id AND d.segment_id = s.segment_id AND day >= ?2), 0) AS gone
     FROM segment_sums AS s WHERE tracking_id = ?1 ORDER BY segment_id`,
  )
  const days = database.prepare(
    `SELECT day, entered, gone FROM segment_days
     WHERE tracking_id = ? AND segment_id = ? AND day >= ? ORDER BY day`,
  )
  const removeMembers = removeOlder(database, { table: 'segment_members', column: 'heard_at' })
  const removeDays = removeOlder(database, { table: 'segment_days', column: 'day' })
  return {
    counts: async (trackingId, sinceDay) =>
      counts.all(trackingId, sinceDay).map((row) => ({
        segmentId: String(row.segment_id),
        members: Number(row.members),
        entered: Number(row.entered),
        left: Number(row.gone),
      })),
    days: async (trackingId, segmentId, sinceDay) =>
      days.all(trackingId, segmentId, sinceDay).map(({ day, entered, gone }) => ({
        day: Number(day),
        entered: Number(entered),
        left: Number(gone),
      })),
    removeOlder: (before, atMost) =>
      commit(() => Math.max(removeMembers(before, atMost), removeDays(Math.floor(before / dayMs), atMost))),
  }
}

/**
 * Creates the tables of segments where they are missing, and fills them from the stored events in one transaction, because
 * an earlier version stored events without them.
 */
export function prepareSegments(database: DatabaseSync): void {
  if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'segment_members'").get()) return
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(segmentTables)
    const learn = learnSegments(database)
    const rows = database.prepare(
      'SELECT tracking_id, received_at, bot, text FROM events WHERE type = ? ORDER BY position',
    )
    for (const row of rows.iterate(membershipType)) {
      const check = checkEvent(JSON.parse(String(row.text)))
      if (!check.valid) continue // cannot happen, because only valid events are stored
      const events = [{ event: check.event, bot: row.bot === 1 }]
      learn({ trackingId: String(row.tracking_id), receivedAt: Number(row.received_at), events })
    }
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
