import type { DatabaseSync } from 'node:sqlite'
import type { StashStore } from '../stash/stash-store.ts'
import type { Commit } from './group-commit.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS stash (
    namespace TEXT NOT NULL,
    area TEXT NOT NULL,
    key TEXT NOT NULL,
    data TEXT NOT NULL,
    stored_at INTEGER NOT NULL,
    recompute_since INTEGER,
    PRIMARY KEY (namespace, area, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS stash_by_time ON stash (stored_at);
`

/** Stores the stash in SQLite, with values as JSON text. */
export function sqliteStash(database: DatabaseSync, commit: Commit): StashStore {
  database.exec(tables)
  const select = database.prepare('SELECT data FROM stash WHERE namespace = ? AND area = ? AND key = ?')
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO stash (namespace, area, key, data, stored_at) VALUES (?, ?, ?, ?, ?)',
  )
  const selectAll = database.prepare('SELECT * FROM stash WHERE namespace = ?1 OR ?1 IS NULL')
  const remove = database.prepare('DELETE FROM stash WHERE namespace = ?1 OR ?1 IS NULL')
  const removeOld = database.prepare(
    `DELETE FROM stash WHERE (namespace, area, key) IN
     (SELECT namespace, area, key FROM stash WHERE stored_at < ? ORDER BY stored_at LIMIT ?)`,
  )
  return {
    async read({ namespace, area }, keys) {
      const found = new Map<string, unknown>()
      for (const key of keys) {
        const row = select.get(namespace, area, key)
        if (row) found.set(key, JSON.parse(String(row.data)))
      }
      return found
    },
    write: ({ namespace, area, key, data, storedAt }) =>
      commit(() => void upsert.run(namespace, area, key, JSON.stringify(data), storedAt)),
    list: async (namespace) =>
      selectAll.all(namespace ?? null).map((row) => ({
        namespace: String(row.namespace),
        area: String(row.area),
        key: String(row.key),
        data: JSON.parse(String(row.data)),
        storedAt: Number(row.stored_at),
        recomputeSince: row.recompute_since === null ? null : Number(row.recompute_since),
      })),
    clear: (namespace) => commit(() => void remove.run(namespace ?? null)),
    removeOlder: (before, atMost) => commit(() => Number(removeOld.run(before, atMost).changes)),
  }
}
