import type { DatabaseSync } from 'node:sqlite'

/** Maximum rows per sweep: about 20 ms, during which requests wait. */
const sweptAtOnce = 1000
/** Milliseconds between sweeps. Each sweep uses one commit for everything that expired in the meantime. */
const interval = 10_000

/** Prepares subtracting expired increments, inside a commit. */
export function sweepCounters(database: DatabaseSync) {
  const selectExpired = database.prepare(
    'SELECT list, expires_at, item, times FROM counter_increments WHERE expires_at <= ? ORDER BY expires_at LIMIT ?',
  )
  const forget = database.prepare('DELETE FROM counter_increments WHERE list = ? AND expires_at = ? AND item = ?')
  const lower = database.prepare('UPDATE counter_items SET count = count - ? WHERE item = ? RETURNING count')
  const removeItem = database.prepare('DELETE FROM counter_items WHERE item = ?')
  const oneIdLess = database.prepare('UPDATE counter_lists SET ids = ids - 1 WHERE list = ? RETURNING ids')
  const removeList = database.prepare('DELETE FROM counter_lists WHERE list = ?')
  const forgetVisitors = database.prepare(
    `DELETE FROM counter_visitors WHERE (item, visitor_id) IN
     (SELECT item, visitor_id FROM counter_visitors WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`,
  )
  const first = database.prepare(
    `SELECT MIN(expires_at) AS at FROM
     (SELECT MIN(expires_at) AS expires_at FROM counter_increments UNION ALL SELECT MIN(expires_at) FROM counter_visitors)`,
  )

  return {
    sweep(now: number): void {
      for (const row of selectExpired.all(now, sweptAtOnce)) {
        const [list, item] = [Number(row.list), Number(row.item)]
        forget.run(list, Number(row.expires_at), item)
        if (lower.get(Number(row.times), item)?.count !== 0) continue
        removeItem.run(item)
        if (oneIdLess.get(list)?.ids === 0) removeList.run(list)
      }
      forgetVisitors.run(now, sweptAtOnce)
    },
    nextSweep(): number | null {
      const at = first.get()?.at
      return typeof at === 'number' ? Math.ceil(at / interval) * interval : null
    },
  }
}
