import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ConfigurationError } from '../configuration/variables.ts'
import { explainOpening, sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'

const failed = (errcode: unknown) => Object.assign(new Error('it says why'), { errcode })

test('the result of SQLite is known without what it says beyond', () => {
  // A write that failed since the disk is full: SQLITE_FULL, and a busy snapshot: SQLITE_BUSY | 2 << 8.
  expect([failed(13), failed(5 | (2 << 8))].map(sqliteCodeOf)).toEqual([sqliteCodes.full, sqliteCodes.busy])
  for (const other of [new Error('torn'), failed('13'), { errcode: 13 }, null])
    expect(sqliteCodeOf(other)).toBe(undefined)
  const database = new DatabaseSync(':memory:')
  const write = () => database.exec('PRAGMA max_page_count = 1; CREATE TABLE a (b); CREATE TABLE c (d)')
  expect(write).toThrow(expect.objectContaining({ errcode: sqliteCodes.full }))
  database.close()
})

test.each([
  [sqliteCodes.full, /^The disk is full: make room beside \/data\/a, or set INSTEP_DATA to a folder elsewhere$/],
  [
    sqliteCodes.corrupt,
    /^The database \/data\/a is damaged \(it says why\): put the last backup in its place with "instep restore"; what/,
  ],
  [sqliteCodes.notADatabase, /^The database \/data\/a is damaged .*"sqlite3 FILE .recover" writes as SQL$/],
])('a database that cannot be opened with the result %i is explained, with the remedy', (code, message) => {
  const error = explainOpening(failed(code), '/data/a')
  expect(error).toBeInstanceOf(ConfigurationError)
  expect((error as Error).message).toMatch(message)
})

test('any other error stays as it is', () => {
  for (const error of [failed(sqliteCodes.busy), new Error('torn'), 'torn'])
    expect(explainOpening(error, 'a')).toBe(error)
})
