import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseName } from './back-up.ts'

/** An event as it is exported. Times are epoch milliseconds. */
export type ExportedEvent = {
  id: string
  trackingId: string
  type: string
  visitorId: string | null
  session: number | null
  seq: number | null
  receivedAt: number
  sentAt: number | null
  deviceAt: number | null
  isBot: boolean
  /** The event as it was sent, as JSON. */
  event: string
}

export type EventFilter = { trackingId?: string | undefined; from?: number | undefined; to?: number | undefined }

/**
 * Reads the stored events in the order of their arrival, one after the other, also while the service runs: events that
 * arrive during the export are not in it.
 * @throws Error when there is no database
 */
export function* readEvents(dataFolder: string, { trackingId, from, to }: EventFilter = {}): Generator<ExportedEvent> {
  const source = join(dataFolder, databaseName)
  if (!existsSync(source)) throw new Error(`There is no ${source}. Name the service's data folder with --data.`)
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    // One transaction, so that it sees one state.
    database.exec('BEGIN')
    const rows = database
      .prepare(
        `SELECT * FROM events WHERE (tracking_id = ?1 OR ?1 IS NULL) AND received_at >= ?2 AND received_at < ?3
         ORDER BY position`,
      )
      .iterate(trackingId ?? null, from ?? 0, to ?? Number.MAX_SAFE_INTEGER)
    for (const row of rows) {
      const event = String(row.text)
      yield {
        id: String(row.id),
        trackingId: String(row.tracking_id),
        type: typeOf(event),
        visitorId: row.visitor_id === null ? null : String(row.visitor_id),
        session: readNumber(row.session),
        seq: readNumber(row.seq),
        receivedAt: Number(row.received_at),
        sentAt: readNumber(row.sent_at),
        deviceAt: readNumber(row.device_at),
        isBot: row.bot === 1,
        event,
      }
    }
  } finally {
    database.close()
  }
}

function typeOf(event: string): string {
  const { meta } = JSON.parse(event) as { meta?: { type?: unknown } }
  return String(meta?.type ?? '')
}

function readNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
