import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { claimFolder } from '../storage/claim-folder.ts'
import { type Erased, eraseRows } from '../storage/erase-rows.ts'
import { isEarlier } from '../storage/missing-column.ts'
import { isSearchable } from '../storage/names-visitor.ts'
import { openDatabase } from '../storage/open-database.ts'
import { searchVisitor } from '../storage/search-visitor.ts'
import { storageOn } from '../storage/sqlite-storage.ts'
import { databaseName, foldLog } from './back-up.ts'

/** How long to wait for a write of the running service, in ms. */
const waitMs = 10_000

/**
 * Erases what the service stores of a visitor: events, history, segments, orders, callbacks, pending runs and refused
 * events. Sums over many visitors stay; they name nobody. The service may run meanwhile. The bytes are overwritten, but
 * earlier backups and exports have them still.
 * @throws Error when there is no database, when a later version wrote it, or for an id that is none
 */
export function eraseVisitor(dataFolder: string, visitorId: string): Erased {
  const source = join(dataFolder, databaseName)
  if (!isSearchable(visitorId)) throw new Error(`'${visitorId}' is not a visitor id.`)
  if (!existsSync(source)) throw new Error(`There is no ${source}. Name the service's data folder with --data.`)
  upgradeEarlier(dataFolder, source)
  const database = new DatabaseSync(source, { timeout: waitMs })
  try {
    database.exec('PRAGMA secure_delete = ON')
    const search = searchVisitor(database, visitorId)
    // Before the transaction, during which the service can store nothing; within it, what was written in the meantime.
    for (const _part of search.goOn());
    database.exec('BEGIN IMMEDIATE')
    for (const _part of search.goOn());
    const erased = eraseRows(database, visitorId, search)
    database.exec('COMMIT')
    // Until then the log beside the file has the former pages.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return erased
  } finally {
    database.close()
  }
}

/**
 * Brings what an earlier version wrote up to date, as the service does when it starts: its tables have rows of visitors in other places.
 * @throws Error when a service of that version runs
 */
function upgradeEarlier(dataFolder: string, source: string): void {
  if (!isEarlier(source)) return
  const release = claimFolder(dataFolder)
  try {
    // Services of earlier versions do not claim their folder.
    foldLog(source)
    const database = openDatabase(source)
    storageOn(database)
    database.close()
  } finally {
    release()
  }
}
