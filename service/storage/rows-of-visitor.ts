import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { unpackBody } from '../events/unpack.ts'
import { segmentsKey } from '../stash/segments-key.ts'

/** Texts that name a visitor somewhere within. */
const textsWithin = { stash: 'key', stamps: 'state', callbacks: 'd', errors: 'report', deferred_runs: 'run' } as const

/** Large tables whose index has the site before the visitor: looking into each site's part spares reading all rows. */
const sortedBySite = ['session_clocks', 'transactions', 'visitor_sessions', 'shoppers', 'visitors']

/** Returns whether an id is long enough to be searched for within texts: a short one would be found in those of others. */
export function isSearchable(visitorId: string): boolean {
  return /^[\w.-]{8,100}$/.test(visitorId)
}

/** Names each table with a visitor's rows, without the refused events, and which these are: `?1` is the visitor's id. */
export function rowsOfVisitor(database: DatabaseSync, visitorId: string): Map<string, string> {
  const conditions = new Map(tablesWith(database, 'visitor_id').map((table) => [table, 'visitor_id = ?1']))
  conditions.set('visitors', 'id = ?1')
  for (const table of sortedBySite) conditions.set(table, `${conditions.get(table)} AND ${isOfAnySite(table)}`)
  prepareDecoding(database)
  if (!isSearchable(visitorId)) return conditions.set('stash', `key = '${segmentsKey('')}' || ?1`)
  for (const [table, column] of Object.entries(textsWithin)) {
    const known = conditions.get(table)
    const within = `instr(${column}, ?1) > 0${column === 'd' ? ` OR instr(${decode}(d), ?1) > 0` : ''}`
    conditions.set(table, known === undefined ? within : `${known} OR ${within}`)
  }
  return conditions
}

/** The name of a function of SQL. */
const decode = 'text_of_base64'
const prepared = new WeakSet<DatabaseSync>()

/** What a callback brings back is JSON in Base64 (SV-41), in which an id is not to be seen. */
function prepareDecoding(database: DatabaseSync): void {
  if (prepared.has(database)) return
  database.function(decode, (text) => Buffer.from(String(text), 'base64url').toString())
  prepared.add(database)
}

/** True for every row. One step of the index for each site, instead of all its rows. */
function isOfAnySite(table: string): string {
  return `tracking_id IN (
    WITH RECURSIVE sites (site) AS (
      SELECT min(tracking_id) FROM ${table}
      UNION ALL SELECT (SELECT min(tracking_id) FROM ${table} WHERE tracking_id > site) FROM sites WHERE site IS NOT NULL
    ) SELECT site FROM sites WHERE site IS NOT NULL
  )`
}

function tablesWith(database: DatabaseSync, column: string): string[] {
  return database
    .prepare("SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = ?")
    .all(column)
    .map(({ name }) => String(name))
}

/** A refused event as it came, unpacked where it can be. */
export type RefusedText = { position: number; trackingId: string; receivedAt: number; reason: string; body: string }

/** Refused events that are read at once, because each has to be unpacked. */
const refusedAtOnce = 50

/**
 * Reads the refused events after a position some at a time, and yields those of them that name a visitor, with the
 * position of the last one that was read.
 */
export function* searchRefused(
  database: DatabaseSync,
  visitorId: string,
  after = 0,
): Generator<{ found: RefusedText[]; last: number }> {
  if (!isSearchable(visitorId)) return
  const select = database.prepare('SELECT * FROM dead_letters WHERE position > ? ORDER BY position LIMIT ?')
  for (let last = after; ; ) {
    const rows = select.all(last, refusedAtOnce)
    const found = rows.map(readRefused).filter(({ body }) => body.includes(visitorId))
    last = Number(rows.at(-1)?.position ?? last)
    yield { found, last }
    if (rows.length < refusedAtOnce) return
  }
}

function readRefused(row: Record<string, SQLOutputValue>): RefusedText {
  const bytes = row.body as Uint8Array
  return {
    position: Number(row.position),
    trackingId: String(row.tracking_id),
    receivedAt: Number(row.received_at),
    reason: String(row.reason),
    // Latin letters and digits are the same bytes in every reading, so that an id is found whatever surrounds it.
    body: Buffer.from(row.form === 'raw' ? bytes : (tryUnpack(bytes) ?? bytes)).toString(),
  }
}

function tryUnpack(bytes: Uint8Array): Uint8Array | null {
  try {
    return unpackBody(bytes)
  } catch {
    return null // larger than an event may be
  }
}
