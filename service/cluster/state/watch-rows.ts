import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { rowText } from './row-text.ts'
import type { KeyedTable } from './table-keys.ts'

/** The rows that changed, by table and key; null for one that is gone. */
export type ChangedRows = Map<string, Map<string, string | null>>

/**
 * Watches all tables of a database with triggers of this connection. Returns a function that reads the rows that were
 * changed since it was called last, as they are now. It is to be called outside of a transaction.
 */
export function watchRows(database: DatabaseSync, tables: readonly KeyedTable[]): () => ChangedRows {
  // REPLACE removes rows, which triggers hear only with it.
  database.exec('PRAGMA recursive_triggers = ON')
  // Each change adds to it: what a statement does on conflicts would apply to a key here as well.
  database.exec('CREATE TEMP TABLE changed (name TEXT NOT NULL, key TEXT NOT NULL)')
  for (const table of tables) for (const sql of triggersOf(table)) database.exec(sql)
  const changed = database.prepare('SELECT DISTINCT name, key FROM temp.changed')
  const forget = database.prepare('DELETE FROM temp.changed')
  const readRow = new Map(
    tables.map(({ name, columns, key }) => [
      name,
      database.prepare(
        `SELECT ${columns.join(', ')} FROM ${name} WHERE ${key.map((each) => `${each} = ?`).join(' AND ')}`,
      ),
    ]),
  )
  return () => {
    const rows: ChangedRows = new Map()
    for (const each of changed.all()) {
      const [name, key] = [String(each.name), String(each.key)]
      const row = readRow.get(name)?.get(...(JSON.parse(key) as SQLInputValue[]))
      const ofTable = rows.get(name) ?? new Map<string, string | null>()
      rows.set(name, ofTable.set(key, row ? rowText(row) : null))
    }
    forget.run()
    return rows
  }
}

function triggersOf({ name, key }: KeyedTable): string[] {
  const noteKey = (row: 'new' | 'old') =>
    `INSERT INTO changed VALUES ('${name}', json_array(${key.map((each) => `${row}.${each}`).join(', ')}));`
  return [
    `CREATE TEMP TRIGGER added_${name} AFTER INSERT ON main.${name} BEGIN ${noteKey('new')} END`,
    `CREATE TEMP TRIGGER updated_${name} AFTER UPDATE ON main.${name} BEGIN ${noteKey('old')} ${noteKey('new')} END`,
    `CREATE TEMP TRIGGER removed_${name} AFTER DELETE ON main.${name} BEGIN ${noteKey('old')} END`,
  ]
}
