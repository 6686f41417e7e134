import type { DatabaseSync } from 'node:sqlite'
import type { ResultOfVisitor } from './result-of-visitor.ts'

/** The name under which visitors with any of the primary goals are counted; no goal has an empty id. */
export const anyPrimary = ''

/** Prepares the adding of what a visitor did to the sums, with sign 1, or the taking away of what was added, with -1. */
export function sumResult(database: DatabaseSync): (result: ResultOfVisitor, sign: 1 | -1) => void {
  const addVisitor = database.prepare(
    `INSERT INTO variation_sums (iteration, variation_id, is_control, visitors, buyers, revenue, squares)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors, buyers = buyers + excluded.buyers,
       revenue = revenue + excluded.revenue, squares = squares + excluded.squares`,
  )
  const addGoal = database.prepare(
    `INSERT INTO goal_sums (iteration, goal_id, variation_id, is_primary, visitors) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors`,
  )
  return ({ iteration, variationId, isControl, goals, orders, spent }, sign) => {
    const buyers = orders > 0 ? sign : 0
    addVisitor.run(iteration, variationId, isControl ? 1 : 0, sign, buyers, sign * spent, sign * spent ** 2)
    const any = goals.some(({ isPrimary }) => isPrimary) ? [{ id: anyPrimary, isPrimary: true }] : []
    for (const { id, isPrimary } of [...goals, ...any]) addGoal.run(iteration, id, variationId, isPrimary ? 1 : 0, sign)
  }
}
