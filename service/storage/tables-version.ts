import type { DatabaseSync } from 'node:sqlite'
import { ConfigurationError } from '../configuration/variables.ts'

/**
 * Grows with each change of the tables that an earlier version would not keep up: events that it stored would be missing in what
 * the later one sums.
 */
export const tablesVersion = 1

/** @throws ConfigurationError when a later version has used the database */
export function refuseLater(database: DatabaseSync, path: string): void {
  if (versionOf(database) <= tablesVersion) return
  throw new ConfigurationError(
    `A later version of Instep has used the database ${path}: install that one again, or put the backup from before the upgrade ` +
      'in its place with "instep restore"',
  )
}

/** Notes which version the tables are of, for earlier ones. */
export function noteVersion(database: DatabaseSync): void {
  if (versionOf(database) !== tablesVersion) database.exec(`PRAGMA user_version = ${tablesVersion}`)
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}
