import type { DatabaseSync } from 'node:sqlite'
import type { EventPages, StoredFilter } from '../console/event-pages.ts'
import { listedText } from './listed-text.ts'

/** Each reads along the one index that fits it, so that a page costs the same wherever it is. */
const conditions = {
  any: '',
  type: 'AND type = :type',
  // A visitor has few events, among which the type is looked for.
  visitor: 'AND visitor_id = :visitorId AND (:type IS NULL OR +type = :type)',
}

const indexes = { any: 'events_by_property', type: 'events_by_type', visitor: 'events_by_visitor' }

type Kind = keyof typeof conditions

/** Reads pages of stored events from SQLite. */
export function sqliteEventPages(database: DatabaseSync): EventPages {
  const prepareEach = (sqlOf: (kind: Kind) => string) => ({
    any: database.prepare(sqlOf('any')),
    type: database.prepare(sqlOf('type')),
    visitor: database.prepare(sqlOf('visitor')),
  })
  const pages = prepareEach(
    (
      kind,
    ) => `SELECT position, received_at, visitor_id, bot, type, ${listedText} FROM events INDEXED BY ${indexes[kind]}
      WHERE tracking_id = :trackingId ${conditions[kind]} AND position < :before ORDER BY position DESC LIMIT :atMost`,
  )
  const counts = prepareEach(
    (kind) => `SELECT count(*) AS events FROM (SELECT 1 FROM events INDEXED BY ${indexes[kind]}
      WHERE tracking_id = :trackingId ${conditions[kind]} AND position > :after LIMIT :atMost)`,
  )
  const latest = database.prepare(
    'SELECT position FROM events INDEXED BY events_by_property WHERE tracking_id = ? ORDER BY position DESC LIMIT 1',
  )
  // One step of the index for each type, instead of all its rows.
  const types = database.prepare(
    `WITH RECURSIVE types (type) AS (
       SELECT min(type) FROM events WHERE tracking_id = ?1
       UNION ALL SELECT (SELECT min(type) FROM events WHERE tracking_id = ?1 AND type > types.type) FROM types
         WHERE type IS NOT NULL
     ) SELECT type FROM types WHERE type IS NOT NULL LIMIT ?2`,
  )
  const envelope = database.prepare('SELECT text FROM events WHERE position = ? AND tracking_id = ?')
  return {
    stored: async (trackingId, filter, range) =>
      pages[kindOf(filter)].all({ trackingId, ...range, ...namedParts(filter) }).map((row) => ({
        position: Number(row.position),
        receivedAt: Number(row.received_at),
        visitorId: row.visitor_id === null ? null : String(row.visitor_id),
        isCrawler: row.bot === 1,
        type: String(row.type),
        text: String(row.text),
      })),
    countAfter: async (trackingId, filter, range) =>
      Number(counts[kindOf(filter)].get({ trackingId, ...range, ...namedParts(filter) })?.events),
    latest: async (trackingId) => Number(latest.get(trackingId)?.position ?? 0),
    types: async (trackingId, atMost) => types.all(trackingId, atMost).map(({ type }) => String(type)),
    async envelope(trackingId, position) {
      const row = envelope.get(position, trackingId)
      return row ? String(row.text) : null
    },
  }
}

function kindOf({ type, visitorId }: StoredFilter): Kind {
  if (visitorId !== undefined) return 'visitor'
  return type === undefined ? 'any' : 'type'
}

/** Returns the parameters that the statement of a filter has. */
function namedParts({ type, visitorId }: StoredFilter): Record<string, string | null> {
  if (visitorId !== undefined) return { visitorId, type: type ?? null }
  return type === undefined ? {} : { type }
}
