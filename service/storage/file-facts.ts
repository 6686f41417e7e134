import type { DatabaseSync } from 'node:sqlite'
import type { StorageGauge } from '../metrics/storage-gauges.ts'

/**
 * Writes the first page of the database as it is, within a transaction of the caller: SQLite writes it whenever the number is set,
 * which nothing else uses.
 */
export function writeNothing(database: DatabaseSync): void {
  const { user_version: number } = database.prepare('PRAGMA user_version').get() ?? {}
  database.exec(`PRAGMA user_version = ${Number(number)}`)
}

/** Bytes that are written where a disk was full, as much as a large batch of events. */
const roomBytes = 256 * 1024

/**
 * Writes as much as storing events may need, within a transaction of the caller, and takes it back in it. A full disk may have room for
 * a single page still.
 */
export function writeRoom(database: DatabaseSync): void {
  // What is removed is overwritten, so that all of it is written.
  database.exec(
    `CREATE TABLE room (bytes BLOB NOT NULL); INSERT INTO room VALUES (zeroblob(${roomBytes})); DROP TABLE room`,
  )
}

/** Returns the size of the database and what of it can be used again. */
export function describeFile(database: DatabaseSync): StorageGauge[] {
  const numberOf = (name: string) => Number(database.prepare(`PRAGMA ${name}`).get()?.[name])
  const pageSize = numberOf('page_size')
  return [
    { name: 'database_bytes', help: 'Size of the database.', value: numberOf('page_count') * pageSize },
    {
      name: 'database_free_bytes',
      help: 'Bytes of the database that were freed, and are used again before it grows.',
      value: numberOf('freelist_count') * pageSize,
    },
  ]
}
