import type { DatabaseSync } from 'node:sqlite'

type UnseenRows = {
  table: 'experience_goals' | 'visitor_orders'
  /** By what a visitor's row in `experience_visitors` keeps a row of the table, which is named `own`. */
  keptBy: string
}

/** Rows that are looked at in one commit, for each one that may be removed: some milliseconds. */
const rowsPerRemoval = 4

/**
 * Prepares removing old rows whose visitor is in no experiment any more, inside a commit. Most old rows may have to stay, so each
 * call goes on where the last one ended. Returns how many were removed, and `atMost` while there are more to look at.
 */
export function removeUnseen(
  database: DatabaseSync,
  { table, keptBy }: UnseenRows,
): (before: number, atMost: number) => number {
  const after = '(received_at, rowid) > (?1, ?2)'
  const findEnd = database.prepare(
    `SELECT received_at, rowid AS number FROM ${table} WHERE ${after} AND received_at < ?3
     ORDER BY received_at, rowid LIMIT 1 OFFSET ?4`,
  )
  const remove = database.prepare(
    `DELETE FROM ${table} WHERE rowid IN (
       SELECT rowid FROM ${table} AS own WHERE ${after} AND (received_at, rowid) <= (?3, ?4)
         AND NOT EXISTS (SELECT 1 FROM experience_visitors WHERE ${keptBy}) LIMIT ?5)`,
  )
  const start = [Number.MIN_SAFE_INTEGER, 0]
  let reached = start
  return (before, atMost) => {
    const row = findEnd.get(...reached, before, atMost * rowsPerRemoval - 1)
    const to = row ? [Number(row.received_at), Number(row.number)] : [before, 0]
    const removed = Number(remove.run(...reached, ...to, atMost).changes)
    // What is left of these rows is looked at by the next call.
    if (removed === atMost) return atMost
    reached = row ? to : start
    return row ? atMost : removed
  }
}
