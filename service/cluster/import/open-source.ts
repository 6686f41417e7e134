import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseName } from '../../operate/back-up.ts'
import { missingColumn } from '../../storage/missing-column.ts'
import { refuseLater } from '../../storage/tables-version.ts'

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
  const missing = missingColumn(database)
  if (missing === undefined) return
  throw new Error(
    `${path} has no ${missing}, because an earlier version wrote it. Start this version's service on it once, stop it, and begin again.`,
  )
}
