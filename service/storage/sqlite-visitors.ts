import type { DatabaseSync } from 'node:sqlite'
import type { Commit } from './group-commit.ts'
import type { Visitors } from './storage.ts'
import { visitorTable } from './visitor-table.ts'

/** Stores what is known about visitors in SQLite. */
export function sqliteVisitors(database: DatabaseSync, commit: Commit): Visitors {
  const table = visitorTable(database)
  const removeVisitors = database.prepare('DELETE FROM visitors WHERE tracking_id = ?1 OR ?1 IS NULL')
  const removeTransactions = database.prepare('DELETE FROM transactions WHERE tracking_id = ?1 OR ?1 IS NULL')
  return {
    find: async (trackingId, visitorId) => table.read(trackingId, visitorId),
    seed: (trackingId, visitorId, record) => commit(() => table.write(trackingId, visitorId, record)),
    clear: (trackingId) =>
      commit(() => {
        removeVisitors.run(trackingId ?? null)
        removeTransactions.run(trackingId ?? null)
      }),
  }
}
