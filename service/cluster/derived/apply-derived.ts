import type { DatabaseSync } from 'node:sqlite'
import { learnShopping } from '../../storage/learn-shopping.ts'
import { createResultsLearner } from '../../storage/results-learner.ts'
import { type DerivedCall, type DerivedFacts, eventsOf } from './derived-call.ts'
import { orderClaims } from './order-claims.ts'

/** Up to which number each partition's tellings are applied. */
export const derivedTable = `
  CREATE TABLE IF NOT EXISTS derived_numbers (
    partition INTEGER PRIMARY KEY,
    number INTEGER NOT NULL
  ) STRICT;
`

/** Prepares applying what other partitions tell, once each, inside a commit. Returns what has to be told in turn. */
export function applyDerived(database: DatabaseSync): (call: DerivedCall) => { at: string; facts: DerivedFacts }[] {
  const learn = learnShopping(database)
  const results = createResultsLearner(database)
  const claim = orderClaims(database)
  const find = database.prepare('SELECT number FROM derived_numbers WHERE partition = ?')
  const put = database.prepare('INSERT OR REPLACE INTO derived_numbers VALUES (?, ?)')

  function applyFacts(facts: DerivedFacts): { at: string; facts: DerivedFacts }[] {
    if (facts.kind === 'learn') learn({ ...facts, events: eventsOf(facts.texts) })
    if (facts.kind === 'disown') results.disownOrder(facts)
    if (facts.kind !== 'claim') return []
    const { trackingId, orderId, receivedAt } = facts
    const loser = claim(facts)
    if (loser === null) return []
    return [{ at: loser, facts: { kind: 'disown', trackingId, orderId, receivedAt, visitorId: loser } }]
  }

  return ({ from, number, facts }) => {
    if (number <= Number(find.get(from)?.number ?? 0)) return []
    put.run(from, number)
    return applyFacts(facts)
  }
}
