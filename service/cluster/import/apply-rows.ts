import type { DatabaseSync } from 'node:sqlite'
import type { ImportedRows } from './imported-rows.ts'

/** The numbers of the messages whose rows are in the tables. */
export const importTable = `
  CREATE TABLE IF NOT EXISTS imported_rows (number INTEGER PRIMARY KEY) STRICT;
`

/**
 * Prepares putting imported rows into the tables, once each, inside a commit. The triggers that keep sums run, so that these
 * need not be imported. What is there stays. @throws Error for a table or column that this version does not have
 */
export function applyRows(database: DatabaseSync): (imported: ImportedRows) => void {
  const note = database.prepare('INSERT INTO imported_rows (number) VALUES (?) ON CONFLICT DO NOTHING')
  const isName = (text: string) => /^[a-z_]+$/.test(text)
  return ({ number, table, columns, rows }) => {
    if (![table, ...columns].every(isName)) throw new Error(`${table} is not a table with columns ${columns}`)
    if (note.run(number).changes === 0) return
    const marks = columns.map(() => '?').join(', ')
    const insert = database.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${marks})`)
    for (const row of rows) insert.run(...row)
  }
}
