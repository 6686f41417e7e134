import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseName } from '../../operate/back-up.ts'
import { openDatabase } from '../../storage/open-database.ts'
import { sqliteStores } from '../../storage/sqlite-storage.ts'
import { refuseLater } from '../../storage/tables-version.ts'
import { keyedTables } from '../state/table-keys.ts'

/**
 * Opens the database of a data folder for reading, and keeps every service from it until it is closed.
 * @throws Error when there is none, when a service uses it, or when another version wrote it
 */
export function openSource(dataFolder: string): DatabaseSync {
  const path = join(dataFolder, databaseName)
  if (!existsSync(path)) throw new Error(`There is no ${path}. Name the service's data folder with --data.`)
  const database = new DatabaseSync(path)
  try {
    refuseLater(database, path)
    lockDatabase(database, path)
    requireTables(database, path)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function lockDatabase(database: DatabaseSync, path: string): void {
  try {
    // The lock is held until the database is closed.
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT')
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) throw new Error(`A service uses ${path}. Stop it first.`)
    throw new Error(`${path} cannot be locked: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** SQLITE_BUSY */
const busy = 5

function requireTables(database: DatabaseSync, path: string): void {
  const own = columnsOf(database)
  const missing = [...columnsOfThisVersion()].find((column) => !own.has(column))
  if (missing === undefined) return
  throw new Error(
    `${path} has no ${missing}, because an earlier version wrote it. Start this version's service on it once, stop it, and begin again.`,
  )
}

function columnsOfThisVersion(): Set<string> {
  const database = openDatabase(':memory:')
  sqliteStores(database, { commit: async (write) => write(), currencies: null })
  const columns = columnsOf(database)
  database.close()
  return columns
}

/** Each column as table.column. */
function columnsOf(database: DatabaseSync): Set<string> {
  return new Set(keyedTables(database).flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
}
