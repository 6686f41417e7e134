import type { DatabaseSync } from 'node:sqlite'
import type { ValidEvent } from '../events/check-event.ts'
import { membershipFacts } from '../segments/membership-fact.ts'
import type { EventOrder } from './keep-order.ts'
import { isUpTo, type VisitorMoment } from './segments-at.ts'

type KeepNeeds = {
  segmentsAt: (moment: VisitorMoment) => string[]
  /** Runs a write that changes the visitor's contribution to an iteration. */
  change: (of: EventOrder, iteration: number, write: () => void) => void
}

/** Segments of a visitor as they stand in their row: ids have no spaces. */
export const writeSegments = (ids: readonly string[]) => ids.join(' ')
export const parseSegments = (text: string) => (text === '' ? [] : text.split(' '))

export type ToldChange = { event: ValidEvent; told: EventOrder }

/**
 * Prepares correcting the segments with which a visitor is counted, when changes are told after the first view of an
 * experience that followed them. A change after that view corrects nothing.
 */
export function keepMembership(
  database: DatabaseSync,
  { segmentsAt, change }: KeepNeeds,
): (changes: readonly ToldChange[]) => void {
  const seenFrom = database.prepare(
    `SELECT iteration, at, experience_visitors.seq, segments FROM experience_visitors JOIN experience_iterations USING (iteration)
     WHERE visitor_id = ? AND tracking_id = ? AND at >= ? ORDER BY at, experience_visitors.seq IS NULL, experience_visitors.seq`,
  )
  const update = database.prepare('UPDATE experience_visitors SET segments = ? WHERE visitor_id = ? AND iteration = ?')

  /** Corrects what changes of one visitor and site have to do with. */
  return (changes) => {
    const [first] = changes
    if (!first) return
    const { told } = first
    const { trackingId, visitorId } = told
    const facts = changes
      .map((each) => ({ ...each.told, ids: membershipFacts(each.event).map((fact) => fact.segmentId) }))
      .sort((one, other) => one.at - other.at || (one.seq ?? 0) - (other.seq ?? 0))
    const changed = new Set<string>()
    for (const row of seenFrom.all(visitorId, trackingId, facts[0]?.at ?? 0)) {
      const moment = { at: Number(row.at), seq: row.seq === null ? null : Number(row.seq) }
      // Those before this view, and so before all later ones.
      for (let next = facts[0]; next && isUpTo(next, moment); next = facts[0]) {
        for (const id of next.ids) changed.add(id)
        facts.shift()
      }
      if (changed.size === 0) continue
      const before = parseSegments(String(row.segments))
      // Events about the others may have been removed since the visitor was first counted.
      const kept = before.filter((id) => !changed.has(id))
      const now = segmentsAt({ trackingId, visitorId, ...moment }).filter((id) => changed.has(id))
      const segments = writeSegments([...kept, ...now].sort())
      if (segments === row.segments) continue
      change(told, Number(row.iteration), () => update.run(segments, visitorId, Number(row.iteration)))
    }
  }
}
