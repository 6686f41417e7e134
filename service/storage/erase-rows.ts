import type { DatabaseSync } from 'node:sqlite'
import { rowsOfVisitor } from './rows-of-visitor.ts'
import { deleteFound } from './search-texts.ts'
import type { VisitorSearch } from './search-visitor.ts'

/** How many rows were erased, by the name of their table. */
export type Erased = Record<string, number>

/**
 * Erases the rows of a visitor, with those that were found, inside a transaction. Sums over many visitors stay; they name
 * nobody.
 */
export function eraseRows(database: DatabaseSync, visitorId: string, { rows, refused }: VisitorSearch): Erased {
  const erased: Erased = {}
  for (const [table, condition] of rowsOfVisitor(database, visitorId)) {
    const { changes } = database.prepare(`DELETE FROM ${table} WHERE ${condition}`).run(visitorId)
    if (changes) erased[table] = Number(changes)
  }
  for (const [table, found] of rows) {
    const removeRow = deleteFound(database, table, visitorId)
    const removed = found.reduce((sum, row) => sum + removeRow(row), 0)
    if (removed > 0) erased[table] = removed
  }
  const remove = database.prepare('DELETE FROM dead_letters WHERE position = ?')
  const removed = refused.reduce((sum, position) => sum + Number(remove.run(position).changes), 0)
  if (removed > 0) erased.dead_letters = removed
  return erased
}
