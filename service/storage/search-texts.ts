import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { isSearchable, namesVisitor } from './names-visitor.ts'

type SearchedText = {
  /** The column that names a visitor somewhere within. */
  column: string
  /** By what the rows are read some at a time: what is written again gets a greater number. */
  order: string
  /** What tells the rows apart. */
  key: string
  /** A column with the id of the visitor, beside the text. */
  owner?: string
}

const byRow = { order: 'rowid', key: 'rowid' }
const texts: Record<string, SearchedText> = {
  // Its index has the keys, and not the values, which are ten times as large.
  stash: { column: 'key', order: 'stored_at', key: 'namespace, area, key' },
  stamps: { column: 'state', ...byRow },
  callbacks: { column: 'd', ...byRow },
  errors: { column: 'report', ...byRow },
  deferred_runs: { column: 'run', owner: 'visitor_id', ...byRow },
}

/** The tables whose rows have to be searched for a visitor, because texts within name them. */
export const searchedTables = Object.keys(texts)

/** Rows that are searched at once: some milliseconds. */
const rowsAtOnce = 2000

/** A row by its key. */
export type FoundRow = SQLInputValue[]

/**
 * Searches a table from a position on, some rows at a time, and yields the keys of those that name a visitor, with the position
 * that it has reached.
 */
export function* searchTexts(
  database: DatabaseSync,
  { table, visitorId, from = Number.MIN_SAFE_INTEGER }: { table: string; visitorId: string; from?: number },
): Generator<{ found: FoundRow[]; last: number }> {
  const text = texts[table]
  if (!text || !isSearchable(visitorId)) return
  const { order, key } = text
  const next = database.prepare(
    `SELECT max(at) AS at FROM (SELECT ${order} AS at FROM ${table} WHERE ${order} > ? ORDER BY ${order} LIMIT ${rowsAtOnce})`,
  )
  const select = database.prepare(
    `SELECT ${key} FROM ${table} WHERE ${order} > ?2 AND ${order} <= ?3 AND (${conditionOf(database, text)})`,
  )
  for (let last = from; ; ) {
    const { at } = next.get(last) ?? {}
    if (typeof at !== 'number') return
    yield { found: select.all(visitorId, last, at).map((row) => Object.values(row) as FoundRow), last: at }
    last = at
  }
}

/** Prepares deleting a row that was found, unless it has become that of somebody else. Returns how many rows that were. */
export function deleteFound(database: DatabaseSync, table: string, visitorId: string): (row: FoundRow) => number {
  const text = texts[table]
  if (!text) return () => 0
  const { key } = text
  const marks = key.split(',').map((_, at) => `?${at + 2}`)
  const remove = database.prepare(
    `DELETE FROM ${table} WHERE (${key}) = (${marks}) AND (${conditionOf(database, text)})`,
  )
  return (row) => Number(remove.run(visitorId, ...row).changes)
}

/** Prepares reading a row that was found. */
export function readFound(database: DatabaseSync, table: string): (row: FoundRow) => Record<string, SQLOutputValue>[] {
  const { key = '' } = texts[table] ?? {}
  const select = database.prepare(`SELECT * FROM ${table} WHERE (${key}) = (${key.split(',').map(() => '?')})`)
  return (row) => select.all(...row)
}

function conditionOf(database: DatabaseSync, { column, owner }: SearchedText): string {
  prepareFunctions(database)
  const within = `instr(${column}, ?1) > 0 AND ${names}(${column}, ?1)`
  if (column === 'd') return `(${within}) OR ${names}(${decode}(d), ?1)`
  return owner === undefined ? within : `${owner} = ?1 OR (${within})`
}

/** The names of functions of SQL. */
const names = 'names_visitor'
const decode = 'text_of_base64'
const prepared = new WeakSet<DatabaseSync>()

function prepareFunctions(database: DatabaseSync): void {
  if (prepared.has(database)) return
  database.function(names, (text, visitorId) => Number(namesVisitor(String(text), String(visitorId))))
  // What a callback brings back is JSON in Base64 (SV-41), in which an id is not to be seen.
  database.function(decode, (text) => Buffer.from(String(text), 'base64url').toString())
  prepared.add(database)
}
