import type { DatabaseSync } from 'node:sqlite'

/**
 * Prepares the removal of at most so many rows of before a time (epoch milliseconds), the oldest first, for use inside a
 * commit; answers how many went. The column needs an index.
 */
export function removeOlder(
  database: DatabaseSync,
  { table, column }: { table: string; column: string },
): (before: number, atMost: number) => number {
  const remove = database.prepare(
    `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${column} < ? ORDER BY ${column} LIMIT ?)`,
  )
  return (before, atMost) => Number(remove.run(before, atMost).changes)
}
