import type { DatabaseSync } from 'node:sqlite'
import { type Order, type ResultFact, resultFact } from '../results/result-fact.ts'
import { resultOfVisitor } from './result-of-visitor.ts'
import type { EventBatch } from './storage.ts'
import { sumResult } from './sum-result.ts'

export type ResultEvents = {
  trackingId: string
  receivedAt: number
  /** Newly stored ones. */
  events: (Pick<EventBatch['events'][number], 'event' | 'bot'> & { visitorId: string | null })[]
}

type Told = { trackingId: string; visitorId: string; at: number; receivedAt: number }
type Seen = Extract<ResultFact, { kind: 'seen' }>
type Reached = Extract<ResultFact, { kind: 'goal' }>

/**
 * Prepares the keeping and summing of what newly stored events tell of experiments, for use inside their commit (BV-04).
 * Events may come in any order: each changes what its visitor adds to the sums. Those of crawlers count nothing (BV-03).
 */
export function learnResults(database: DatabaseSync): (batch: ResultEvents) => void {
  const findIteration = database.prepare(
    'SELECT iteration FROM experience_iterations WHERE tracking_id = ? AND experience_id = ? AND iteration_id = ?',
  )
  const newIteration = database.prepare(
    'INSERT INTO experience_iterations (tracking_id, experience_id, iteration_id) VALUES (?, ?, ?) RETURNING iteration',
  )
  const findSeen = database.prepare('SELECT at FROM experience_visitors WHERE visitor_id = ? AND iteration = ?')
  const see = database.prepare(
    `INSERT INTO experience_visitors (visitor_id, iteration, variation_id, is_control, at, received_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET variation_id = excluded.variation_id, is_control = excluded.is_control, at = excluded.at`,
  )
  const reach = database.prepare(
    `INSERT INTO experience_goals (visitor_id, iteration, goal_id, is_primary, at, received_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`,
  )
  const findOrder = database.prepare('SELECT 1 FROM visitor_orders WHERE visitor_id = ? AND tracking_id = ? AND id = ?')
  const order = database.prepare(
    'INSERT INTO visitor_orders (visitor_id, tracking_id, id, hundredths, at, received_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const seenBy = database.prepare(
    `SELECT iteration FROM experience_visitors JOIN experience_iterations USING (iteration)
     WHERE visitor_id = ? AND tracking_id = ?`,
  )
  const read = resultOfVisitor(database)
  const sum = sumResult(database)

  function iterationOf(trackingId: string, { experienceId, iterationId }: Seen | Reached): number {
    const names = [trackingId, experienceId, iterationId]
    return Number((findIteration.get(...names) ?? newIteration.get(...names))?.iteration)
  }

  /** Writes what changes the part of a visitor in some iterations. */
  function change({ trackingId, visitorId }: Told, iterations: number[], write: () => void) {
    const parts = () => iterations.map((each) => read(trackingId, visitorId, each)).filter((part) => part !== null)
    for (const part of parts()) sum(part, -1)
    write()
    for (const part of parts()) sum(part, 1)
  }

  function keepSeen(fact: Seen, told: Told) {
    const { visitorId, at, receivedAt } = told
    const iteration = iterationOf(told.trackingId, fact)
    const before = findSeen.get(visitorId, iteration)
    // The variation seen first counts, also when it is told of last.
    if (before && Number(before.at) <= at) return
    change(told, [iteration], () =>
      see.run(visitorId, iteration, fact.variationId, fact.isControl ? 1 : 0, at, receivedAt),
    )
  }

  function keepGoal(fact: Reached, told: Told) {
    const { visitorId, at, receivedAt } = told
    const iteration = iterationOf(told.trackingId, fact)
    change(told, [iteration], () =>
      reach.run(visitorId, iteration, fact.goalId, fact.isPrimary ? 1 : 0, at, receivedAt),
    )
  }

  function keepOrder({ id, amount }: Order, told: Told) {
    const { trackingId, visitorId, at, receivedAt } = told
    if (findOrder.get(visitorId, trackingId, id)) return
    const iterations = seenBy.all(visitorId, trackingId).map(({ iteration }) => Number(iteration))
    change(told, iterations, () => order.run(visitorId, trackingId, id, Math.round(amount * 100), at, receivedAt))
  }

  return ({ trackingId, receivedAt, events }) => {
    for (const { event, bot, visitorId } of events) {
      const fact = bot || visitorId === null ? null : resultFact(event)
      if (!fact || visitorId === null) continue
      const told = { trackingId, visitorId, at: event.meta.ts, receivedAt }
      if (fact.kind === 'seen') keepSeen(fact, told)
      if (fact.kind === 'goal') keepGoal(fact, told)
      if (fact.kind !== 'seen' && fact.order) keepOrder(fact.order, told)
    }
  }
}
