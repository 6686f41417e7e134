import type { DatabaseSync } from 'node:sqlite'
import type { ValidEvent } from '../events/check-event.ts'
import { eventFacts } from '../events/event-facts.ts'
import { transactionOf } from '../visitor/transaction-of.ts'
import { historyAfter, newVisitor } from '../visitor/visitor-history.ts'
import { visitorTable } from './visitor-table.ts'

/** Prepares updating visitors' histories with newly stored events (SV-13), inside a commit. */
export function updateVisitors(
  database: DatabaseSync,
): (batch: { trackingId: string; receivedAt: number }, events: ValidEvent[]) => void {
  const table = visitorTable(database)
  const remember = database.prepare(
    'INSERT INTO transactions (tracking_id, visitor_id, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  )

  const countConversion = countConversions(database)

  return ({ trackingId, receivedAt }, events) => {
    const byVisitor = Map.groupBy(events, (event) => eventFacts(event).visitorId)
    for (const [visitorId, theirs] of byVisitor) {
      if (visitorId === null) continue
      const known = table.read(trackingId, visitorId) ?? newVisitor
      const history = theirs.reduce((before, event) => {
        const transaction = transactionOf(event)
        const isNew = transaction && remember.run(trackingId, visitorId, transaction.id).changes === 1
        if (isNew) countConversion({ trackingId, visitorId, at: receivedAt })
        return historyAfter(before, event, isNew ? transaction : null)
      }, known.history)
      table.write(trackingId, visitorId, { ...known, history })
    }
  }
}

/** An order; `at` in epoch milliseconds. */
type Conversion = { trackingId: string; visitorId: string; at: number }

/** Prepares counting an order for every campaign in which its visitor took part before, inside a commit. */
function countConversions(database: DatabaseSync): (conversion: Conversion) => void {
  // The index of the visitor: through that of the site, all visitors of its campaigns are read.
  const count = database.prepare(
    `UPDATE campaign_visitors SET conversions = conversions + 1
     WHERE visitor_id = ? AND +tracking_id = ? AND first_at <= ?`,
  )
  return ({ trackingId, visitorId, at }) => void count.run(visitorId, trackingId, at)
}
