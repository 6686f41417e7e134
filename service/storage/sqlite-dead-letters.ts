import type { DatabaseSync } from 'node:sqlite'
import type { Commit } from './group-commit.ts'
import type { DeadLetter, DeadLetters } from './storage.ts'

/** What was refused, in SQLite, in the order of arrival. */
export function sqliteDeadLetters(database: DatabaseSync, commit: Commit): DeadLetters {
  const select = database.prepare('SELECT * FROM dead_letters WHERE tracking_id = ?1 OR ?1 IS NULL ORDER BY position')
  const remove = database.prepare('DELETE FROM dead_letters WHERE tracking_id = ?1 OR ?1 IS NULL')
  const write = writeDeadLetter(database)
  return {
    keep: (letter) => commit(() => write(letter)),
    list: async (trackingId) =>
      select.all(trackingId ?? null).map((row) => ({
        trackingId: String(row.tracking_id),
        receivedAt: Number(row.received_at),
        reason: String(row.reason),
        index: row.batch_index === null ? null : Number(row.batch_index),
        body: row.body instanceof Uint8Array ? row.body : new Uint8Array(),
      })),
    clear: (trackingId) => commit(() => void remove.run(trackingId ?? null)),
  }
}

/** Prepares the writing of one dead letter, for use inside a commit. */
export function writeDeadLetter(database: DatabaseSync): (letter: DeadLetter) => void {
  const insert = database.prepare(
    'INSERT INTO dead_letters (tracking_id, received_at, reason, batch_index, body) VALUES (?, ?, ?, ?, ?)',
  )
  return ({ trackingId, receivedAt, reason, index, body }) => {
    insert.run(trackingId, receivedAt, reason, index, body)
  }
}
