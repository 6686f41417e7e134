import type { DatabaseSync } from 'node:sqlite'
import { checkEvent } from '../events/check-event.ts'
import { type MembershipFact, membershipFacts, membershipType } from '../segments/membership-fact.ts'

/** Whose segments, and when by their device; an event without a number comes after the others of its moment. */
export type VisitorMoment = { trackingId: string; visitorId: string; at: number; seq: number | null }

/** Segments of one visitor that are counted: a site has some dozens, and anybody can send ids. */
const mostSegments = 100

/** What visitors said of their segments, for reading those of one visitor up to a moment. */
export const membershipIndex = `
  CREATE INDEX IF NOT EXISTS events_of_segments ON events (visitor_id, tracking_id) WHERE type = '${membershipType}';
`

/** What of a visitor's changes is read: the latest, of a length that the script can send. Anybody can send others. */
const mostChanges = 1000
const longestChange = 64 * 1024

type Change = { at: number; seq: number; facts: MembershipFact[] }

export type SegmentsAt = {
  /**
   * Returns the segments that a visitor was in at a moment, sorted, as the stored events tell: the latest change up to that moment
   * counts, whatever came afterwards and in whichever order they arrived. Only segments that are counted at all.
   */
  segmentsAt(moment: VisitorMoment): string[]
  /** Forgets what was read last. The moments of a batch are nearly always those of one visitor, whose events are read once for it. */
  forget(): void
}

/** Prepares reading the segments of visitors at moments. */
export function readSegmentsAt(database: DatabaseSync): SegmentsAt {
  const changes = database.prepare(
    `SELECT text, device_at, coalesce(seq, 0) AS seq FROM events WHERE position IN (
       SELECT position FROM events WHERE visitor_id = ?1 AND tracking_id = ?2 AND type = '${membershipType}' AND bot = 0
         AND octet_length(text) <= ${longestChange}
       ORDER BY device_at DESC, coalesce(seq, 0) DESC, position DESC LIMIT ${mostChanges}
     ) ORDER BY device_at, coalesce(seq, 0), position`,
  )
  const findCounted = database.prepare('SELECT 1 FROM segment_sums WHERE tracking_id = ? AND segment_id = ?')
  let read: { key: string; changes: Change[] } | undefined

  function* changesOf({ trackingId, visitorId }: VisitorMoment): Generator<Change> {
    const isCounted = new Map<string, boolean>()
    for (const { text, device_at, seq } of changes.iterate(visitorId, trackingId)) {
      const check = checkEvent(JSON.parse(String(text)))
      if (!check.valid) continue // cannot happen, because only valid events are stored
      const facts = membershipFacts(check.event).filter(({ segmentId }) => {
        const known = isCounted.get(segmentId) ?? findCounted.get(trackingId, segmentId) !== undefined
        isCounted.set(segmentId, known)
        return known
      })
      yield { at: Number(device_at), seq: Number(seq), facts }
    }
  }

  return {
    segmentsAt(moment) {
      const key = `${moment.trackingId} ${moment.visitorId}`
      if (read?.key !== key) read = { key, changes: [...changesOf(moment)] }
      const members = new Set<string>()
      for (const change of read.changes) {
        if (!isUpTo(change, moment)) break
        for (const { segmentId, isMember } of change.facts)
          if (isMember) members.add(segmentId)
          else members.delete(segmentId)
      }
      return [...members].sort().slice(0, mostSegments)
    },
    forget() {
      read = undefined
    },
  }
}

/** Whether something that a visitor told came before a moment of theirs, or with it. */
export function isUpTo(told: { at: number; seq: number | null }, moment: { at: number; seq: number | null }): boolean {
  return told.at < moment.at || (told.at === moment.at && (moment.seq === null || (told.seq ?? 0) <= moment.seq))
}
