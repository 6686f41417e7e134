import type { DatabaseSync } from 'node:sqlite'

/**
 * Prepares removing at most a given number of rows older than a time (epoch milliseconds), oldest first, inside a
 * commit. Returns how many were removed. The column needs an index.
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
