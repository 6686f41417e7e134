import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './open-database.ts'
import { sqliteStores } from './sqlite-storage.ts'
import { refuseLater } from './tables-version.ts'

/** How long to wait for a write of a running service, in ms. */
const waitMs = 10_000

/**
 * Returns whether an earlier version wrote a database and none has brought it up to date; false without a file.
 * @throws ConfigurationError when a later version wrote it
 */
export function isEarlier(path: string): boolean {
  if (!existsSync(path)) return false
  const database = new DatabaseSync(path, { readOnly: true, timeout: waitMs })
  try {
    refuseLater(database, path)
    return missingColumn(database) !== undefined
  } finally {
    database.close()
  }
}

/** Returns a column, as table.column, that this version's storage has and a database lacks, because an earlier version wrote it. */
export function missingColumn(database: DatabaseSync): string | undefined {
  const own = columnsOf(database)
  return [...columnsOfThisVersion()].find((column) => !own.has(column))
}

function columnsOfThisVersion(): Set<string> {
  const database = openDatabase(':memory:')
  sqliteStores(database, { commit: async (write) => write(), currencies: null })
  const columns = columnsOf(database)
  database.close()
  return columns
}

function columnsOf(database: DatabaseSync): Set<string> {
  const rows = database
    .prepare(
      "SELECT m.name || '.' || c.name AS name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'",
    )
    .all()
  return new Set(rows.map(({ name }) => String(name)))
}
