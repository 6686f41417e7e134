import type { DatabaseSync } from 'node:sqlite'
import type { StampStore } from '../stamp/stamp-store.ts'
import type { Commit } from './group-commit.ts'
import { removeOlder } from './remove-older.ts'
import { isOfAnySite } from './rows-of-visitor.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS stamps (
    tracking_id TEXT NOT NULL,
    token TEXT NOT NULL,
    state TEXT NOT NULL,
    stored_at INTEGER NOT NULL,
    PRIMARY KEY (tracking_id, token)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS stamps_by_time ON stamps (stored_at);
`

/** Stores the states of browsers in SQLite. */
export function sqliteStamps(database: DatabaseSync, commit: Commit): StampStore {
  database.exec(tables)
  const select = database.prepare('SELECT state FROM stamps WHERE tracking_id = ? AND token = ?')
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO stamps (tracking_id, token, state, stored_at) VALUES (?, ?, ?, ?)',
  )
  const selectAll = database.prepare('SELECT * FROM stamps WHERE tracking_id = ?1 OR ?1 IS NULL ORDER BY stored_at')
  const remove = database.prepare('DELETE FROM stamps WHERE tracking_id = ?1 OR ?1 IS NULL')
  const removeOne = database.prepare('DELETE FROM stamps WHERE tracking_id = ? AND token = ?')
  const others = database.prepare(`SELECT 1 FROM stamps WHERE token = ? AND ${isOfAnySite('stamps')} LIMIT 1`)
  const removeOld = removeOlder(database, { table: 'stamps', column: 'stored_at' })
  return {
    async read(trackingId, token) {
      const row = select.get(trackingId, token)
      return row ? String(row.state) : null
    },
    write: ({ trackingId, token, state, storedAt }) =>
      commit(() => void upsert.run(trackingId, token, state, storedAt)),
    forget: (trackingId, token) =>
      commit(() => {
        removeOne.run(trackingId, token)
        return others.get(token) !== undefined
      }),
    list: async (trackingId) =>
      selectAll.all(trackingId ?? null).map((row) => ({
        trackingId: String(row.tracking_id),
        token: String(row.token),
        state: String(row.state),
        storedAt: Number(row.stored_at),
      })),
    clear: (trackingId) => commit(() => void remove.run(trackingId ?? null)),
    removeOlder: (before, atMost) => commit(() => removeOld(before, atMost)),
  }
}
