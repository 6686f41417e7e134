import type { DatabaseSync } from 'node:sqlite'
import { dayMs } from '../clock/durations.ts'
import { eventFacts } from '../events/event-facts.ts'
import { type MembershipFact, membershipFacts } from '../segments/membership-fact.ts'
import type { EventBatch } from './storage.ts'

type SegmentEvents = Pick<EventBatch, 'trackingId' | 'receivedAt'> & {
  /** Newly stored events. */
  events: Pick<EventBatch['events'][number], 'event' | 'bot'>[]
}

/** Segments of one site that are counted. Anybody can send ids, and each has sums that stay. */
const mostSegments = 1000

/**
 * Prepares noting who joined and left segments, inside the commit of newly stored events. An event that arrives after a
 * later one of its visitor changes nothing. Crawlers are not counted.
 */
export function learnSegments(database: DatabaseSync): (batch: SegmentEvents) => void {
  const find = database.prepare(
    'SELECT is_member, at, seq FROM segment_members WHERE visitor_id = ? AND tracking_id = ? AND segment_id = ?',
  )
  const write = database.prepare(
    `INSERT INTO segment_members (visitor_id, tracking_id, segment_id, is_member, at, seq, heard_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET is_member = excluded.is_member, at = excluded.at, seq = excluded.seq,
       heard_at = max(heard_at, excluded.heard_at)`,
  )
  const addDay = database.prepare(
    `INSERT INTO segment_days (tracking_id, segment_id, day, entered, gone) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET entered = entered + excluded.entered, gone = gone + excluded.gone`,
  )
  const known = database.prepare('SELECT 1 FROM segment_sums WHERE tracking_id = ? AND segment_id = ?')
  const count = database.prepare('SELECT count(*) AS segments FROM segment_sums WHERE tracking_id = ?')

  /** Of the site, as far as this batch has asked. */
  let segments: number | undefined

  function isCounted(trackingId: string, segmentId: string): boolean {
    if (known.get(trackingId, segmentId) !== undefined) return true
    segments ??= Number(count.get(trackingId)?.segments)
    if (segments >= mostSegments) return false
    segments++
    return true
  }

  function noteFact({ segmentId, isMember }: MembershipFact, of: Told) {
    const { trackingId, visitorId, at, seq, receivedAt } = of
    if (!isCounted(trackingId, segmentId)) return
    const before = find.get(visitorId, trackingId, segmentId)
    const isLate = before && (Number(before.at) > at || (before.at === at && Number(before.seq) > seq))
    if (isLate) return
    write.run(visitorId, trackingId, segmentId, Number(isMember), at, seq, receivedAt)
    if (before?.is_member === Number(isMember)) return
    addDay.run(trackingId, segmentId, Math.floor(receivedAt / dayMs), Number(isMember), Number(!isMember))
  }

  return ({ trackingId, receivedAt, events }) => {
    segments = undefined
    for (const { event, bot } of events) {
      const { visitorId, deviceAt: at, seq } = eventFacts(event)
      if (bot || visitorId === null) continue
      for (const fact of membershipFacts(event))
        noteFact(fact, { trackingId, visitorId, at, seq: seq ?? 0, receivedAt })
    }
  }
}

/** Whose membership, when by the device, and when it arrived, in epoch milliseconds. */
type Told = { trackingId: string; visitorId: string; at: number; seq: number; receivedAt: number }
