import { ConfigurationError } from '../configuration/variables.ts'

/** The results of SQLite that somebody can do something about. */
export const sqliteCodes = { busy: 5, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const

/** Returns the result that SQLite gave, without what it says beyond; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code & 255 : undefined
}

/** Returns the error that says what is wrong with a database and what to do, for one that could not be opened. */
export function explainOpening(error: unknown, path: string): unknown {
  const code = sqliteCodeOf(error)
  if (code === sqliteCodes.full)
    return new ConfigurationError(
      `The disk is full: make room beside ${path}, or set INSTEP_DATA to a folder elsewhere`,
    )
  if (code !== sqliteCodes.corrupt && code !== sqliteCodes.notADatabase) return error
  return new ConfigurationError(
    `The database ${path} is damaged (${error instanceof Error ? error.message : error}): put the last backup in its place with ` +
      '"instep restore"; what is left of the damaged file "sqlite3 FILE .recover" writes as SQL',
  )
}
