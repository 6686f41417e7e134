import type { DatabaseSync } from 'node:sqlite'
import type { VisitorRecord } from './storage.ts'

export type VisitorTable = {
  read(trackingId: string, visitorId: string): VisitorRecord | null
  /** Writes a record, inside a commit. */
  write(trackingId: string, visitorId: string, record: VisitorRecord): void
}

/** Creates the table of visitors, each with its record as JSON. */
export function visitorTable(database: DatabaseSync): VisitorTable {
  const select = database.prepare('SELECT record FROM visitors WHERE tracking_id = ? AND id = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO visitors (tracking_id, id, record) VALUES (?, ?, ?)')
  return {
    read(trackingId, visitorId) {
      const row = select.get(trackingId, visitorId)
      return row ? (JSON.parse(String(row.record)) as VisitorRecord) : null
    },
    write(trackingId, visitorId, record) {
      upsert.run(trackingId, visitorId, JSON.stringify(record))
    },
  }
}
