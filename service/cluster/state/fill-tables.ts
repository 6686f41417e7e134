import type { DatabaseSync } from 'node:sqlite'
import type { StoredRows } from './partition-state.ts'
import { rowValues } from './row-text.ts'
import type { KeyedTable } from './table-keys.ts'

/**
 * Fills a new database with stored rows, which are given in any order. They replace what a table begins with; where none are
 * stored, as of a new partition, it keeps that: sums are added to its row. Triggers that keep sums do not run: the sums are among the rows.
 * @throws (rejects) when a table lacks some of its rows
 */
export async function fillTables(
  database: DatabaseSync,
  tables: readonly KeyedTable[],
  stored: AsyncIterable<StoredRows>,
): Promise<void> {
  const known = new Map(tables.map((table) => [table.name, table]))
  const triggers = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all()
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`)
  const begun = new Set<string>()
  for await (const { table, rows, total } of stored) {
    const place = known.get(table)
    if (!place) continue
    if (rows.length > 0 && !begun.has(table)) database.exec(`DELETE FROM ${table}`)
    if (rows.length > 0) begun.add(table)
    insertRows(database, place, rows)
    if (total !== undefined) checkTotal(database, table, total)
  }
  for (const { sql } of triggers) database.exec(String(sql))
}

function checkTotal(database: DatabaseSync, table: string, total: number): void {
  const read = Number(database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)
  if (read !== total) throw new Error(`${read} of ${total} rows of ${table} were read`)
}

function insertRows(database: DatabaseSync, { name, columns }: KeyedTable, rows: readonly string[]): void {
  database.exec('BEGIN')
  for (const text of rows) {
    const values = rowValues(text, columns)
    const marks = values.map(() => '?').join(', ')
    database
      .prepare(`INSERT OR REPLACE INTO ${name} (${values.map((each) => each.name).join(', ')}) VALUES (${marks})`)
      .run(...values.map(({ value }) => value))
  }
  database.exec('COMMIT')
}
