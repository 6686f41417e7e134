import type { DatabaseSync } from 'node:sqlite'
import type { Currencies } from '../results/currencies.ts'
import { type ResultFact, resultFact } from '../results/result-fact.ts'
import { membershipType } from '../segments/membership-fact.ts'
import { keepMembership, type ToldChange, writeSegments } from './keep-membership.ts'
import { type ChangeOrders, type EventOrder, keepOrder } from './keep-order.ts'
import { resultChanges } from './result-changes.ts'
import { readSegmentsAt } from './segments-at.ts'
import type { EventBatch, Sender } from './storage.ts'

export type ResultEvents = {
  trackingId: string
  receivedAt: number
  sender?: EventBatch['sender']
  /** Newly stored events. */
  events: (Pick<EventBatch['events'][number], 'event' | 'bot'> & { visitorId: string | null })[]
}

export type ResultsLearner = {
  learnResults(batch: ResultEvents): void
  /** Takes an order from a visitor that belongs to another one. */
  disownOrder(order: DisownedOrder): void
}

type DisownedOrder = { trackingId: string; visitorId: string; orderId: string; receivedAt: number }
type SeenFact = Extract<ResultFact, { kind: 'seen' }>
type GoalFact = Extract<ResultFact, { kind: 'goal' }>

/** A visitor's last activity is written once per this many milliseconds: a day is precise enough for its purpose. */
const heardStepMs = 86_400_000

/** Iterations in which a visitor is counted. A site has some dozens in a year; anybody can make up thousands, and an order changes all of them. */
const mostIterations = 500

/**
 * Prepares storing and summing what newly stored events say about experiments, inside their commit (BV-04). Events may
 * arrive in any order: each changes its visitor's contribution to the sums. Events of crawlers are not counted
 * (BV-03). Segments are read from the stored events, which must be there already.
 */
export function createResultsLearner(database: DatabaseSync, currencies: Currencies | null = null): ResultsLearner {
  const findIteration = database.prepare(
    'SELECT iteration, heard_at FROM experience_iterations WHERE tracking_id = ? AND experience_id = ? AND iteration_id = ?',
  )
  const newIteration = database.prepare(
    `INSERT INTO experience_iterations (tracking_id, experience_id, iteration_id) VALUES (?, ?, ?)
     RETURNING iteration, heard_at`,
  )
  const hearIteration = database.prepare('UPDATE experience_iterations SET heard_at = ? WHERE iteration = ?')
  const findSeen = database.prepare(
    'SELECT at, heard_at FROM experience_visitors WHERE visitor_id = ? AND iteration = ?',
  )
  const hearVisitor = database.prepare(
    'UPDATE experience_visitors SET heard_at = ? WHERE visitor_id = ? AND iteration = ?',
  )
  const countSeen = database.prepare('SELECT count(*) AS seen FROM experience_visitors WHERE visitor_id = ?')
  const see = database.prepare(
    `INSERT INTO experience_visitors (visitor_id, iteration, variation_id, is_control, at, seq, heard_at,
       device, country, segments)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET variation_id = excluded.variation_id, is_control = excluded.is_control, at = excluded.at,
       seq = excluded.seq, device = excluded.device, country = excluded.country, segments = excluded.segments`,
  )
  const reach = database.prepare(
    `INSERT INTO experience_goals (visitor_id, iteration, goal_id, is_primary, at, seq, received_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET at = max(at, excluded.at), seq = max(coalesce(seq, excluded.seq), coalesce(excluded.seq, seq))`,
  )
  const seenBy = database.prepare(
    `SELECT iteration FROM experience_visitors JOIN experience_iterations USING (iteration)
     WHERE visitor_id = ? AND tracking_id = ?`,
  )
  const { change: changeSums, sumUp } = resultChanges(database)
  const { segmentsAt, forget } = readSegmentsAt(database)

  function iterationOf(
    { trackingId, receivedAt }: EventOrder,
    { experienceId, iterationId }: SeenFact | GoalFact,
  ): number {
    const names = [trackingId, experienceId, iterationId]
    const row = findIteration.get(...names) ?? newIteration.get(...names)
    const iteration = Number(row?.iteration)
    if (receivedAt - Number(row?.heard_at) >= heardStepMs) hearIteration.run(receivedAt, iteration)
    return iteration
  }

  const findOrder = database.prepare('SELECT 1 FROM visitor_orders WHERE tracking_id = ? AND id = ? AND visitor_id = ?')
  const removeOrder = database.prepare('DELETE FROM visitor_orders WHERE tracking_id = ? AND id = ?')
  const changeOfVisitor: ChangeOrders = (of, write) => {
    const iterations = seenBy.all(of.visitorId, of.trackingId).map(({ iteration }) => Number(iteration))
    changeSums(of, iterations, write)
  }
  const order = keepOrder(database, { currencies, change: changeOfVisitor })
  const noteMemberships = keepMembership(database, {
    segmentsAt,
    change: (of, iteration, write) => changeSums(of, [iteration], write),
  })

  function keepSeen(fact: SeenFact, told: EventOrder, { device, country }: Sender) {
    const { visitorId, at, seq, receivedAt } = told
    const iteration = iterationOf(told, fact)
    const before = findSeen.get(visitorId, iteration)
    if (before && receivedAt - Number(before.heard_at) >= heardStepMs) hearVisitor.run(receivedAt, visitorId, iteration)
    // The variation seen first counts, even when it is reported last.
    if (before && Number(before.at) <= at) return
    if (!before && Number(countSeen.get(visitorId)?.seen) >= mostIterations) return
    const segments = writeSegments(segmentsAt(told))
    const what = [fact.variationId, Number(fact.isControl), at, seq, receivedAt, device, country, segments]
    changeSums(told, [iteration], () => see.run(visitorId, iteration, ...what))
  }

  function keepGoal(fact: GoalFact, told: EventOrder) {
    const { visitorId, at, seq, receivedAt } = told
    const iteration = iterationOf(told, fact)
    changeSums(told, [iteration], () =>
      reach.run(visitorId, iteration, fact.goalId, Number(fact.isPrimary), at, seq, receivedAt),
    )
  }

  function disownOrder({ trackingId, orderId, ...of }: DisownedOrder): void {
    if (findOrder.get(trackingId, orderId, of.visitorId))
      sumUp(() => changeOfVisitor({ trackingId, ...of }, () => removeOrder.run(trackingId, orderId)))
  }

  function learnEvents({ trackingId, receivedAt, events, sender = { device: '', country: '' } }: ResultEvents): void {
    const memberships = new Map<string, ToldChange[]>()
    for (const { event, bot, visitorId } of events) {
      if (bot || visitorId === null) continue
      const { ts: at, seq, type } = event.meta
      const told = { trackingId, visitorId, at, seq: typeof seq === 'number' ? seq : null, receivedAt }
      if (type === membershipType) memberships.set(visitorId, [...(memberships.get(visitorId) ?? []), { event, told }])
      const fact = resultFact(event)
      if (!fact) continue
      if (fact.kind === 'seen') keepSeen(fact, told, sender)
      if (fact.kind === 'goal') keepGoal(fact, told)
      if (fact.kind !== 'seen' && fact.order) order({ ...fact.order, isOfGoal: fact.kind === 'goal' }, told)
    }
    for (const changes of memberships.values()) noteMemberships(changes)
  }

  return {
    learnResults(batch) {
      forget()
      sumUp(() => learnEvents(batch))
    },
    disownOrder,
  }
}
