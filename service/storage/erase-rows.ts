import type { DatabaseSync } from 'node:sqlite'
import { rowsOfVisitor } from './rows-of-visitor.ts'

/** How many rows were erased, by the name of their table. */
export type Erased = Record<string, number>

/**
 * Erases the rows of a visitor, and the refused events at some positions, inside a transaction. Sums over many visitors
 * stay; they name nobody.
 */
export function eraseRows(database: DatabaseSync, visitorId: string, refused: readonly number[]): Erased {
  const erased: Erased = {}
  for (const [table, condition] of rowsOfVisitor(database, visitorId)) {
    const { changes } = database.prepare(`DELETE FROM ${table} WHERE ${condition}`).run(visitorId)
    if (changes) erased[table] = Number(changes)
  }
  const remove = database.prepare('DELETE FROM dead_letters WHERE position = ?')
  const removed = refused.reduce((sum, position) => sum + Number(remove.run(position).changes), 0)
  if (removed > 0) erased.dead_letters = removed
  return erased
}
