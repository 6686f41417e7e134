import type { DatabaseSync } from 'node:sqlite'
import { learnShopping } from '../../storage/learn-shopping.ts'
import { type DerivedCall, fromLoggedShopping } from './derived-call.ts'

/** Up to which number each partition's tellings are applied. */
export const derivedTable = `
  CREATE TABLE IF NOT EXISTS derived_numbers (
    partition INTEGER PRIMARY KEY,
    number INTEGER NOT NULL
  ) STRICT;
`

/** Prepares applying what other partitions tell, once each, inside a commit. */
export function applyDerived(database: DatabaseSync): (call: DerivedCall) => void {
  const learn = learnShopping(database)
  const find = database.prepare('SELECT number FROM derived_numbers WHERE partition = ?')
  const put = database.prepare('INSERT OR REPLACE INTO derived_numbers VALUES (?, ?)')
  return ({ from, number, learn: told }) => {
    if (number <= Number(find.get(from)?.number ?? 0)) return
    put.run(from, number)
    learn(fromLoggedShopping(told))
  }
}
