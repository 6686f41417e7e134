import type { DatabaseSync } from 'node:sqlite'
import { longestType } from '../console/event-pages.ts'
import { checkEvent } from '../events/check-event.ts'
import { eventFacts } from '../events/event-facts.ts'
import { noteClocks } from './session-clocks.ts'

/** Upgrades the tables of an earlier version, filling them from the stored events, all or nothing. */
export function upgradeTables(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    addColumns(database, 'dead_letters', { bot: 'INTEGER NOT NULL DEFAULT 0', form: "TEXT NOT NULL DEFAULT 'raw'" })
    const columns = { device_at: 'REAL', visitor_id: 'TEXT', session: 'REAL', seq: 'REAL' }
    if (addColumns(database, 'events', { ...columns, bot: 'INTEGER NOT NULL DEFAULT 0' })) fillFacts(database)
    if (addColumns(database, 'events', { type: 'TEXT' }))
      database.exec(`UPDATE events SET type = substr(json_extract(text, '$.meta.type'), 1, ${longestType})`)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

function fillFacts(database: DatabaseSync) {
  const update = database.prepare(
    'UPDATE events SET device_at = ?, visitor_id = ?, session = ?, seq = ? WHERE position = ?',
  )
  const note = noteClocks(database)
  for (const row of database.prepare('SELECT position, tracking_id, received_at, text FROM events').iterate()) {
    const check = checkEvent(JSON.parse(String(row.text)))
    if (!check.valid) continue // cannot happen, because only valid events are stored
    const facts = eventFacts(check.event)
    update.run(facts.deviceAt, facts.visitorId, facts.session, facts.seq, row.position ?? null)
    note({ trackingId: String(row.tracking_id), receivedAt: Number(row.received_at) }, [facts])
  }
}

/**
 * Adds the columns, given as name and definition, that a table of an earlier version lacks. Returns whether any were
 * added.
 */
export function addColumns(database: DatabaseSync, table: string, columns: Record<string, string>): boolean {
  const known = database.prepare(`PRAGMA table_info(${table})`).all()
  const missing = Object.entries(columns).filter(([name]) => !known.some((column) => column.name === name))
  for (const [name, definition] of missing) database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`)
  return missing.length > 0
}
