import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unpackBody } from '../events/unpack.ts'
import { databaseName } from './back-up.ts'

/** How many rows were erased, by what they are. */
export type Erased = Record<string, number>

/** How long to wait for a write of the running service, in ms. */
const waitMs = 10_000

/** Texts that name a visitor somewhere within. */
const textsWithin = { stash: 'key', stamps: 'state', callbacks: 'd', errors: 'report', deferred_runs: 'run' } as const

/**
 * Erases what the service stores of a visitor: events, history, segments, orders, callbacks, pending runs and refused
 * events. Sums over many visitors stay; they name nobody. The service may run meanwhile. The bytes are overwritten, but
 * earlier backups and exports have them still.
 * @throws Error when there is no database, or an id that is none
 */
export function eraseVisitor(dataFolder: string, visitorId: string): Erased {
  const source = join(dataFolder, databaseName)
  if (!/^[\w.-]{8,100}$/.test(visitorId)) throw new Error(`'${visitorId}' is not a visitor id.`)
  if (!existsSync(source)) throw new Error(`There is no ${source}. Name the service's data folder with --data.`)
  const database = new DatabaseSync(source, { timeout: waitMs })
  try {
    database.exec('PRAGMA secure_delete = ON; BEGIN IMMEDIATE')
    const erased = eraseRows(database, visitorId)
    database.exec('COMMIT')
    // Until then the log beside the file has the former pages.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return erased
  } finally {
    database.close()
  }
}

function eraseRows(database: DatabaseSync, visitorId: string): Erased {
  const erased: Erased = {}
  const eraseFrom = (table: string, where: string) => {
    const { changes } = database.prepare(`DELETE FROM ${table} WHERE ${where}`).run(visitorId)
    if (changes) erased[table] = (erased[table] ?? 0) + Number(changes)
  }
  for (const table of tablesWith(database, 'visitor_id')) eraseFrom(table, 'visitor_id = ?')
  eraseFrom('visitors', 'id = ?')
  for (const [table, column] of Object.entries(textsWithin)) eraseFrom(table, `instr(${column}, ?) > 0`)
  const refused = refusedOf(database, visitorId)
  const remove = database.prepare('DELETE FROM dead_letters WHERE position = ?')
  for (const position of refused) remove.run(position)
  if (refused.length > 0) erased.dead_letters = refused.length
  return erased
}

function tablesWith(database: DatabaseSync, column: string): string[] {
  return database
    .prepare("SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = ?")
    .all(column)
    .map(({ name }) => String(name))
}

/** Refused events are kept as they came, most of them compressed. */
function refusedOf(database: DatabaseSync, visitorId: string): number[] {
  const id = Buffer.from(visitorId)
  const rows = database.prepare('SELECT position, form, body FROM dead_letters').iterate()
  return [...rows].flatMap(({ position, form, body }) => {
    const bytes = body as Uint8Array
    const plain = form === 'raw' ? bytes : (tryUnpack(bytes) ?? bytes)
    return Buffer.from(plain).includes(id) ? Number(position) : []
  })
}

function tryUnpack(bytes: Uint8Array): Uint8Array | null {
  try {
    return unpackBody(bytes)
  } catch {
    return null // larger than an event may be
  }
}
