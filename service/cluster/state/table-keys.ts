import type { DatabaseSync } from 'node:sqlite'

/** A table of a partition, and the columns that tell its rows apart: its primary key, or the number that SQLite gives each row. */
export type KeyedTable = { name: string; columns: string[]; key: string[] }

/** Lists the tables of a database. The row's number is among the columns where it is the key. */
export function keyedTables(database: DatabaseSync): KeyedTable[] {
  return database
    .prepare(
      `SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .all()
    .map(({ name, wr }) => keyedTable(database, String(name), wr === 1))
}

function keyedTable(database: DatabaseSync, name: string, hasNoNumber: boolean): KeyedTable {
  const all = database.prepare('SELECT name, pk FROM pragma_table_info(?) ORDER BY cid').all(name)
  const columns = all.map((column) => String(column.name))
  if (!hasNoNumber) return { name, columns: ['rowid', ...columns], key: ['rowid'] }
  const key = all.filter(({ pk }) => Number(pk) > 0).toSorted((one, other) => Number(one.pk) - Number(other.pk))
  return { name, columns, key: key.map((column) => String(column.name)) }
}
