import type { DatabaseSync } from 'node:sqlite'
import type { Commit } from './group-commit.ts'
import { writeDeadLetter } from './sqlite-dead-letters.ts'
import type { EventBatch, EventLog } from './storage.ts'
import { updateVisitors } from './update-visitors.ts'

/** The event log in SQLite: events keep the exact text they came in, in the order of arrival. */
export function sqliteEvents(database: DatabaseSync, commit: Commit): EventLog {
  const insert = database.prepare(
    'INSERT INTO events (tracking_id, id, received_at, sent_at, text) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const select = database.prepare(
    'SELECT tracking_id, received_at, sent_at, text FROM events WHERE tracking_id = ?1 OR ?1 IS NULL ORDER BY position',
  )
  const remove = database.prepare('DELETE FROM events WHERE tracking_id = ?1 OR ?1 IS NULL')
  const keepLetter = writeDeadLetter(database)
  const update = updateVisitors(database)

  function write({ trackingId, receivedAt, events, refused }: EventBatch) {
    const added = events.filter(({ text, event: { meta } }) => {
      const sentAt = typeof meta.batchTs === 'number' ? meta.batchTs : null
      return insert.run(trackingId, meta.id, receivedAt, sentAt, text).changes === 1
    })
    update(
      trackingId,
      added.map(({ event }) => event),
    )
    for (const letter of refused) keepLetter(letter)
    return { accepted: added.length, duplicates: events.length - added.length }
  }

  return {
    append: (batch) => commit(() => write(batch)),
    list: async (trackingId) =>
      select.all(trackingId ?? null).map((row) => ({
        trackingId: String(row.tracking_id),
        receivedAt: Number(row.received_at),
        sentAt: row.sent_at === null ? null : Number(row.sent_at),
        text: String(row.text),
      })),
    clear: (trackingId) => commit(() => void remove.run(trackingId ?? null)),
  }
}
