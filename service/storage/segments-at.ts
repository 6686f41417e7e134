import type { DatabaseSync } from 'node:sqlite'
import { checkEvent } from '../events/check-event.ts'
import { membershipFacts, membershipType } from '../segments/membership-fact.ts'

/** Whose segments, and when by their device; an event without a number comes after the others of its moment. */
export type VisitorMoment = { trackingId: string; visitorId: string; at: number; seq: number | null }

/** Segments of one visitor that are counted: a site has some dozens, and anybody can send ids. */
const mostSegments = 100

/** What visitors said of their segments, for reading those of one visitor up to a moment. */
export const membershipIndex = `
  CREATE INDEX IF NOT EXISTS events_of_segments ON events (visitor_id, tracking_id) WHERE type = '${membershipType}';
`

/**
 * Prepares reading the segments that a visitor was in at a moment, sorted, as the stored events tell: the latest change up to
 * that moment counts, whatever came afterwards and in whichever order they arrived. Only segments that are counted at all.
 */
export function readSegmentsAt(database: DatabaseSync): (moment: VisitorMoment) => string[] {
  const changes = database.prepare(
    `SELECT text FROM events WHERE visitor_id = ?1 AND tracking_id = ?2 AND type = '${membershipType}' AND bot = 0
       AND (device_at < ?3 OR (device_at = ?3 AND (?4 IS NULL OR coalesce(seq, 0) <= ?4)))
     ORDER BY device_at, coalesce(seq, 0), position`,
  )
  const isCounted = database.prepare('SELECT 1 FROM segment_sums WHERE tracking_id = ? AND segment_id = ?')
  return ({ trackingId, visitorId, at, seq }) => {
    const members = new Set<string>()
    for (const { text } of changes.iterate(visitorId, trackingId, at, seq)) {
      const check = checkEvent(JSON.parse(String(text)))
      if (!check.valid) continue // cannot happen, because only valid events are stored
      for (const { segmentId, isMember } of membershipFacts(check.event))
        if (isMember) members.add(segmentId)
        else members.delete(segmentId)
    }
    return [...members]
      .filter((id) => isCounted.get(trackingId, id) !== undefined)
      .sort()
      .slice(0, mostSegments)
  }
}
