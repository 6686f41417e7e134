import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { sqliteCodeOf, sqliteCodes } from '../storage/sqlite-codes.ts'

/** The name of the service's database in its data folder. */
export const databaseName = 'service.sqlite'

/** What is added to the name of a database for each of its files. */
const parts = ['', '-wal', '-shm']

/**
 * Copies the service's database into a file while the service runs: everything that was acknowledged before the call is
 * in the copy. A plain copy of the file would lack what is still in the write-ahead log.
 * @returns the number of events in the copy
 * @throws Error when there is no database, when the file exists already, or when the copy is damaged
 */
export async function backUp(dataFolder: string, file: string): Promise<number> {
  const source = join(dataFolder, databaseName)
  if (!existsSync(source)) throw new Error(`There is no ${source}. Name the service's data folder with --data.`)
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  mkdirSync(dirname(file), { recursive: true })
  return copyDatabase(source, `${file}.unfinished`, async (unfinished) => {
    const events = countEvents(unfinished)
    renameSync(unfinished, file)
    return events
  })
}

/**
 * Puts a backup in the place of a data folder's database, which is kept beside it under another name. The service must
 * not run.
 * @returns the number of events, and where the former database is, if there was one
 * @throws Error when the file is not a complete backup, or a service uses the folder
 */
export async function restoreBackup(file: string, dataFolder: string): Promise<{ events: number; former?: string }> {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`)
  const events = countEvents(file)
  mkdirSync(dataFolder, { recursive: true })
  const target = join(dataFolder, databaseName)
  return copyDatabase(file, `${target}.restoring`, (copy) => {
    const former = setAside(target)
    renameSync(copy, target)
    return { events, ...(former === undefined ? {} : { former }) }
  })
}

/**
 * Copies a database into a file that `use` moves to its place. Where anything fails, nothing is left of the copy.
 * @throws Error when the disk is full
 */
async function copyDatabase<T>(source: string, copy: string, use: (copy: string) => T | Promise<T>): Promise<T> {
  const removeCopy = () => {
    for (const part of parts) rmSync(copy + part, { force: true })
  }
  removeCopy()
  try {
    const database = new DatabaseSync(source, { readOnly: true })
    try {
      // One state of the database: else the copy begins anew with every write of the service, and may never end.
      database.exec('BEGIN; SELECT count(*) FROM sqlite_master')
      await backup(database, copy)
    } finally {
      database.close()
    }
    withoutLog(copy)
    return await use(copy)
  } catch (error) {
    if (sqliteCodeOf(error) !== sqliteCodes.full) throw error
    throw new Error(`The disk is full: make room in ${dirname(copy)}.`)
  } finally {
    removeCopy()
  }
}

/** Makes a database one that is read without files beside it, also where nothing can be written. A service gives it its log back. */
function withoutLog(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = DELETE')
  database.close()
}

/**
 * Moves a database out of the way, with all that its write-ahead log holds.
 * @returns where it is now; undefined where there was none
 */
function setAside(target: string): string | undefined {
  const isThere = existsSync(target)
  if (isThere) foldLog(target)
  const former = `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  // The log of a damaged database is still there, or of one that somebody removed, and must not be taken for that of the backup.
  for (const part of parts) if (existsSync(target + part)) renameSync(target + part, former + part)
  return isThere ? former : undefined
}

/** Writes the log of a database into its file. @throws Error when a service uses it */
export function foldLog(target: string): void {
  const database = new DatabaseSync(target)
  try {
    // Fails when another process has it open: the lock of this mode is nobody else's.
    database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    // A damaged one is no longer of use to anybody, and is what backups are for.
    if (![sqliteCodes.corrupt, sqliteCodes.notADatabase].some((code) => code === sqliteCodeOf(error)))
      throw new Error(`A service uses ${target}. Stop it first.`)
  } finally {
    database.close()
  }
}

/** @throws Error when the file is not a complete database of the service, or cannot be read */
function countEvents(file: string): number {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const [check] = database.prepare('PRAGMA integrity_check').all()
    if (check?.integrity_check !== 'ok') throw new Error('damaged')
    return Number(database.prepare('SELECT count(*) AS events FROM events').get()?.events)
  } catch (error) {
    if (sqliteCodeOf(error) === sqliteCodes.cannotOpen)
      throw new Error(`${file} cannot be opened. Copy it to a folder in which you may write, and name that copy.`)
    throw new Error(`${file} is not a complete database of the service.`)
  } finally {
    database?.close()
  }
}
