import type { DatabaseSync } from 'node:sqlite'
import type { CounterKind, CounterStore } from '../counters/counter-store.ts'
import { counterTables } from './counter-tables.ts'
import type { Commit } from './group-commit.ts'
import { addIncrement } from './sqlite-counters-add.ts'
import { sweepCounters } from './sqlite-counters-sweep.ts'

/** Increments of one list that have expired but are not yet swept. */
const expired = `
  SELECT item, SUM(times) AS times FROM counter_increments WHERE list = :list AND expires_at <= :now GROUP BY item`

/** Stores the counters in SQLite; the comment on the tables explains how. */
export function sqliteCounters(database: DatabaseSync, commit: Commit): CounterStore {
  database.exec(counterTables)
  const add = addIncrement(database)
  const { sweep, nextSweep } = sweepCounters(database)
  const findList = database.prepare('SELECT list, ids FROM counter_lists WHERE property = ? AND kind = ? AND name = ?')
  const selectCount = database.prepare(`
    WITH expired AS (${expired})
    SELECT count - IFNULL(times, 0) AS count FROM counter_items LEFT JOIN expired USING (item)
    WHERE list = :list AND id = :id`)
  // Each expired id can move at most one other id into the top k.
  const selectTop = database.prepare(`
    WITH expired AS (${expired}), first AS (
      SELECT item, id, count FROM counter_items WHERE list = :list
      ORDER BY count DESC, id LIMIT :k + (SELECT COUNT(*) FROM expired)
    )
    SELECT id, count - IFNULL(times, 0) AS count FROM first LEFT JOIN expired USING (item)
    WHERE count > IFNULL(times, 0) ORDER BY 2 DESC, id LIMIT :k`)
  const selectGone = database.prepare(`
    WITH expired AS (${expired})
    SELECT COUNT(*) AS gone FROM expired JOIN counter_items USING (item) WHERE count = times`)
  const selectAll = database.prepare(`
    SELECT property, kind, name, id, count - IFNULL((
      SELECT SUM(times) FROM counter_increments AS old WHERE old.list = l.list AND expires_at <= :now AND old.item = i.item
    ), 0) AS live FROM counter_lists AS l JOIN counter_items AS i USING (list)
    WHERE (property = :property OR :property IS NULL) AND live > 0 ORDER BY property, kind, name, live DESC, id`)
  const selectLists = database.prepare(
    'SELECT property, kind, name, ids FROM counter_lists WHERE ids > 0 ORDER BY property, name, kind LIMIT ?',
  )
  const clear = [
    'DELETE FROM counter_visitors WHERE item IN (SELECT item FROM counter_items WHERE list IN (:lists))',
    'DELETE FROM counter_increments WHERE list IN (:lists)',
    'DELETE FROM counter_items WHERE list IN (:lists)',
    'DELETE FROM counter_lists WHERE list IN (:lists)',
  ].map((sql) =>
    database.prepare(sql.replace(':lists', 'SELECT list FROM counter_lists WHERE property = ?1 OR ?1 IS NULL')),
  )

  return {
    add: (increment) => commit(() => add(increment)),
    async count({ property, kind, name }, id, now) {
      const found = findList.get(property, kind, name)
      const row = found && selectCount.get({ list: Number(found.list), id, now })
      return Number(row?.count ?? 0)
    },
    async top({ property, kind, name }, k, now) {
      const found = findList.get(property, kind, name)
      if (!found) return { pairs: [], total: 0 }
      const list = Number(found.list)
      const rows = selectTop.all({ list, now, k })
      const gone = Number(selectGone.get({ list, now })?.gone)
      return { pairs: rows.map(({ id, count }) => [String(id), Number(count)]), total: Number(found.ids) - gone }
    },
    lists: async (atMost) =>
      selectLists.all(atMost).map(({ property, kind, name, ids }) => ({
        property: String(property),
        kind: kind as CounterKind,
        name: String(name),
        ids: Number(ids),
      })),
    sweep: (now) => commit(() => sweep(now)),
    nextSweep: async () => nextSweep(),
    list: async (now, property) =>
      selectAll.all({ now, property: property ?? null }).map((row) => ({
        property: String(row.property),
        kind: row.kind as CounterKind,
        name: String(row.name),
        id: String(row.id),
        count: Number(row.live),
      })),
    clear: (property) => commit(() => clear.forEach((statement) => void statement.run(property ?? null))),
  }
}
