import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { VisitorDataStore } from '../console/visitor-data-store.ts'
import { rowsOfVisitor } from './rows-of-visitor.ts'
import { searchRefused } from './search-refused.ts'
import { readFound, searchedTables, searchTexts } from './search-texts.ts'

type Row = Record<string, SQLOutputValue>

/** Events that are read at once, and the characters after which there are enough: an event may have a million. */
const eventsAtOnce = 200
const charactersAtOnce = 1_000_000
/** Columns that hold JSON. */
const jsonColumns = ['text', 'record', 'shopper', 'data', 'run', 'report', 'products']

/** Prepares reading every row of a visitor, some at a time, so that other requests are answered in between. */
export function readVisitor(database: DatabaseSync): VisitorDataStore['readAll'] {
  const findIteration = database.prepare(
    'SELECT tracking_id, experience_id, iteration_id FROM experience_iterations WHERE iteration = ?',
  )

  /** What is JSON becomes objects, bytes base64, and the number of an iteration what it stands for. */
  function unpackRow({ iteration, ...row }: Row): object {
    const named = iteration === undefined ? {} : findIteration.get(iteration)
    const entries = Object.entries(row).map(([name, value]) => [name, unpackValue(name, value)])
    return { ...named, ...Object.fromEntries(entries) }
  }

  function* readEvents(visitorId: string): Generator<Row[]> {
    const page = database.prepare(
      // Their positions first: to sort the rows of several sites, all of them would be read for each page.
      `SELECT * FROM events WHERE position IN (
         SELECT position FROM events WHERE visitor_id = ? AND position > ? ORDER BY position LIMIT ${eventsAtOnce}
       ) ORDER BY position`,
    )
    for (let after = 0; ; ) {
      const rows: Row[] = []
      let characters = 0
      for (const row of page.iterate(visitorId, after)) {
        rows.push(row)
        characters += String(row.text).length
        if (characters > charactersAtOnce) break
      }
      if (rows.length === 0) return
      yield rows
      after = Number(rows.at(-1)?.position)
    }
  }

  return async function* readAll(visitorId) {
    for (const [table, condition] of rowsOfVisitor(database, visitorId)) {
      const parts =
        table === 'events'
          ? readEvents(visitorId)
          : [database.prepare(`SELECT * FROM ${table} WHERE ${condition}`).all(visitorId)]
      for (const rows of parts) {
        if (rows.length > 0) yield { table, rows: rows.map(unpackRow) }
        await nextTurn()
      }
    }
    for (const table of searchedTables) {
      const readRow = readFound(database, table)
      for (const { found } of searchTexts(database, { table, visitorId })) {
        const rows = found.flatMap(readRow)
        if (rows.length > 0) yield { table, rows: rows.map(unpackRow) }
        await nextTurn()
      }
    }
    for (const { found } of searchRefused(database, visitorId)) {
      if (found.length > 0) yield { table: 'dead_letters', rows: found }
      await nextTurn()
    }
  }
}

function unpackValue(name: string, value: SQLOutputValue): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (typeof value !== 'string' || !jsonColumns.includes(name)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value // an engine of an earlier version wrote it
  }
}
