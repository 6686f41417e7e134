import type { DatabaseSync } from 'node:sqlite'
import type { Increment } from '../counters/counter-store.ts'

/** Prepares adding to a counter, inside a commit. */
export function addIncrement(database: DatabaseSync): (increment: Increment) => void {
  const findList = database.prepare('SELECT list FROM counter_lists WHERE property = ? AND kind = ? AND name = ?')
  const newList = database.prepare('INSERT INTO counter_lists (property, kind, name) VALUES (?, ?, ?) RETURNING list')
  const findItem = database.prepare('SELECT item FROM counter_items WHERE list = ? AND id = ?')
  const newItem = database.prepare('INSERT INTO counter_items (list, id) VALUES (?, ?) RETURNING item')
  const oneMoreId = database.prepare('UPDATE counter_lists SET ids = ids + 1 WHERE list = ?')
  const raise = database.prepare('UPDATE counter_items SET count = count + ? WHERE item = ?')
  const remember = database.prepare(
    `INSERT INTO counter_increments (list, expires_at, item, times) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET times = times + excluded.times`,
  )
  const counted = database.prepare(
    'SELECT 1 FROM counter_visitors WHERE item = ? AND visitor_id = ? AND expires_at > ?',
  )
  const countVisitor = database.prepare(
    'INSERT OR REPLACE INTO counter_visitors (item, visitor_id, expires_at) VALUES (?, ?, ?)',
  )

  function itemOf(list: number, id: string): number {
    const known = findItem.get(list, id)
    if (known) return Number(known.item)
    oneMoreId.run(list)
    return Number(newItem.get(list, id)?.item)
  }

  return ({ property, kind, name, id, times, visitorId, now, expiresAt }) => {
    const place = [property, kind, name] as const
    const list = Number((findList.get(...place) ?? newList.get(...place))?.list)
    const item = itemOf(list, id)
    if (visitorId !== null) {
      if (counted.get(item, visitorId, now)) return
      countVisitor.run(item, visitorId, expiresAt)
    }
    raise.run(times, item)
    remember.run(list, expiresAt, item, times)
  }
}
