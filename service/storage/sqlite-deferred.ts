import type { DatabaseSync } from 'node:sqlite'
import type { NoticeStore, StashNotice } from '../stash/notice-store.ts'
import { segmentsKey } from '../stash/segments-key.ts'
import type { Commit } from './group-commit.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS notices (
    namespace TEXT NOT NULL,
    visitor_id TEXT NOT NULL,
    due INTEGER NOT NULL,
    route TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (namespace, visitor_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS notices_due ON notices (due);
`

/** Notices handled in one commit, so that a large number of due notices does not delay incoming events. */
const settledAtOnce = 500

/** Stores the deferred notices in SQLite, beside the stash whose values they mark. */
export function sqliteDeferred(database: DatabaseSync, commit: Commit): NoticeStore {
  database.exec(tables)
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO notices (namespace, visitor_id, due, route, data) VALUES (?, ?, ?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM notices WHERE namespace = ? AND visitor_id = ?')
  const first = database.prepare('SELECT MIN(due) AS due FROM notices')
  const selectDue = database.prepare('SELECT namespace, visitor_id FROM notices WHERE due <= ? ORDER BY due LIMIT ?')
  const mark = database.prepare(
    "UPDATE stash SET recompute_since = ? WHERE namespace = ? AND area = 'public' AND key = ?",
  )
  const selectAll = database.prepare('SELECT * FROM notices WHERE namespace = ?1 OR ?1 IS NULL ORDER BY due')
  const removeAll = database.prepare('DELETE FROM notices WHERE namespace = ?1 OR ?1 IS NULL')
  return {
    set: ({ namespace, visitorId, due, route, data }) =>
      commit(() => void upsert.run(namespace, visitorId, due, route, JSON.stringify(data))),
    remove: (namespace, visitorId) => commit(() => void remove.run(namespace, visitorId)),
    nextDue: async () => (first.get()?.due ?? null) as number | null,
    settleDue: (now) =>
      commit(() => {
        for (const row of selectDue.all(now, settledAtOnce)) {
          const [namespace, visitorId] = [String(row.namespace), String(row.visitor_id)]
          mark.run(now, namespace, segmentsKey(visitorId))
          remove.run(namespace, visitorId)
        }
      }),
    list: async (namespace) =>
      selectAll.all(namespace ?? null).map((row) => ({
        namespace: String(row.namespace),
        visitorId: String(row.visitor_id),
        due: Number(row.due),
        route: String(row.route),
        data: JSON.parse(String(row.data)) as StashNotice['data'],
      })),
    clear: (namespace) => commit(() => void removeAll.run(namespace ?? null)),
  }
}
