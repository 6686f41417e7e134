import type { DatabaseSync } from 'node:sqlite'
import type { ValidEvent } from '../events/check-event.ts'
import { membershipFacts } from '../segments/membership-fact.ts'
import type { EventOrder } from './keep-order.ts'
import type { VisitorMoment } from './segments-at.ts'

type KeepNeeds = {
  segmentsAt: (moment: VisitorMoment) => string[]
  /** Runs a write that changes the visitor's contribution to an iteration. */
  change: (of: EventOrder, iteration: number, write: () => void) => void
}

/** Segments of a visitor as they stand in their row: ids have no spaces. */
export const writeSegments = (ids: readonly string[]) => ids.join(' ')
export const parseSegments = (text: string) => (text === '' ? [] : text.split(' '))

/**
 * Prepares correcting the segments with which a visitor is counted, when a change is told after the first view of an
 * experience that followed it. A change after that view corrects nothing.
 */
export function keepMembership(
  database: DatabaseSync,
  { segmentsAt, change }: KeepNeeds,
): (event: ValidEvent, told: EventOrder) => void {
  const seenAfter = database.prepare(
    `SELECT iteration, at, seq, segments FROM experience_visitors JOIN experience_iterations USING (iteration)
     WHERE visitor_id = ?1 AND tracking_id = ?2 AND (at > ?3 OR (at = ?3 AND coalesce(experience_visitors.seq >= ?4, 1)))`,
  )
  const update = database.prepare('UPDATE experience_visitors SET segments = ? WHERE visitor_id = ? AND iteration = ?')
  return (event, told) => {
    const { trackingId, visitorId } = told
    const changed = new Set(membershipFacts(event).map(({ segmentId }) => segmentId))
    if (changed.size === 0) return
    for (const row of seenAfter.all(visitorId, trackingId, told.at, told.seq ?? 0)) {
      const seq = row.seq === null ? null : Number(row.seq)
      const before = parseSegments(String(row.segments))
      // Events about the others may have been removed since the visitor was first counted.
      const kept = before.filter((id) => !changed.has(id))
      const now = segmentsAt({ trackingId, visitorId, at: Number(row.at), seq }).filter((id) => changed.has(id))
      const segments = writeSegments([...kept, ...now].sort())
      if (segments === row.segments) continue
      change(told, Number(row.iteration), () => update.run(segments, visitorId, Number(row.iteration)))
    }
  }
}
