import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { CallbackStore, StoredCallbackData } from '../callbacks/callback-store.ts'
import { countCallback } from './count-callback.ts'
import type { Commit } from './group-commit.ts'
import { removeOlder } from './remove-older.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS callbacks (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    digest BLOB NOT NULL UNIQUE,
    d TEXT NOT NULL,
    kind TEXT NOT NULL,
    ts INTEGER NOT NULL,
    products TEXT NOT NULL,
    gcid TEXT,
    gsid TEXT,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS callbacks_by_receipt ON callbacks (received_at);
`

/**
 * Stores the callbacks in SQLite. Repeats are recognised by a digest, because callback data may have thousands of
 * characters.
 */
export function sqliteCallbacks(database: DatabaseSync, commit: Commit): CallbackStore {
  database.exec(tables)
  const insert = database.prepare(
    `INSERT INTO callbacks (digest, d, kind, ts, products, gcid, gsid, received_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  )
  const removeOld = removeOlder(database, { table: 'callbacks', column: 'received_at' })
  const count = countCallback(database)
  const select = database.prepare('SELECT * FROM callbacks ORDER BY position')
  const remove = database.prepare('DELETE FROM callbacks')
  return {
    record: (callback) =>
      commit(() => {
        const { d, kind, ts, products, gcid, gsid, receivedAt } = callback
        const row = [d, kind, ts, JSON.stringify(products), gcid, gsid, receivedAt]
        if (insert.run(digestOf(callback), ...row).changes === 1) count(callback)
      }),
    list: async () =>
      select.all().map((row) => ({
        d: String(row.d),
        kind: row.kind as StoredCallbackData['kind'],
        ts: Number(row.ts),
        products: JSON.parse(String(row.products)) as string[],
        gcid: row.gcid === null ? null : String(row.gcid),
        gsid: row.gsid === null ? null : String(row.gsid),
        receivedAt: Number(row.received_at),
      })),
    clear: () => commit(() => void remove.run()),
    removeOlder: (before, atMost) => commit(() => removeOld(before, atMost)),
  }
}

// The order of the products makes no difference.
function digestOf({ d, kind, ts, products }: StoredCallbackData): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([d, kind, ts, products.toSorted()]))
    .digest()
}
