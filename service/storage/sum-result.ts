import type { DatabaseSync } from 'node:sqlite'
import { binOf, historyOf } from '../results/revenue-bins.ts'
import type { ResultOfVisitor } from './result-of-visitor.ts'

/** The goal id under which visitors with any primary goal are counted; no real goal has an empty id. */
export const anyPrimary = ''

/** Prepares adding a visitor's contribution to the sums, with sign 1, or subtracting it, with sign -1. */
export function sumResult(database: DatabaseSync): (result: ResultOfVisitor, sign: 1 | -1) => void {
  const addVisitor = database.prepare(
    `INSERT INTO variation_sums (iteration, variation_id, is_control, visitors, buyers) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors, buyers = buyers + excluded.buyers`,
  )
  const addSpent = database.prepare(
    `INSERT INTO revenue_bins VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors, revenue = revenue + excluded.revenue,
       squares = squares + excluded.squares, history = history + excluded.history,
       history_squares = history_squares + excluded.history_squares,
       history_revenue = history_revenue + excluded.history_revenue`,
  )
  const addGoal = database.prepare(
    `INSERT INTO goal_sums (iteration, goal_id, variation_id, is_primary, visitors) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors`,
  )
  return ({ iteration, variationId, isControl, goals, orders, spent }, sign) => {
    addVisitor.run(iteration, variationId, Number(isControl), sign, orders > 0 ? sign : 0)
    for (const { currency, during, before } of spent) {
      const history = historyOf(before)
      const place = [iteration, variationId, currency, binOf(during)]
      const sums = [1, during, during ** 2, history, history ** 2, history * during].map((each) => sign * each)
      addSpent.run(...place, ...sums)
    }
    const any = goals.some(({ isPrimary }) => isPrimary) ? [{ id: anyPrimary, isPrimary: true }] : []
    for (const { id, isPrimary } of [...goals, ...any]) addGoal.run(iteration, id, variationId, Number(isPrimary), sign)
  }
}
