import type { DatabaseSync } from 'node:sqlite'
import { dayMs } from '../clock/durations.ts'
import type { ResultOfVisitor } from './result-of-visitor.ts'
import { anyPrimary } from './sum-result.ts'

/**
 * The sums of an iteration by what divides its visitors: by day of arrival (days since 1970), device or country.
 * `measure` and `detail` are what is counted: `visitors`, `buyers`, `goal` with its id, `revenue` with its currency in
 * hundredths. A day has only what it added, which is less than nothing where an event corrected an earlier one.
 */
export const partTables = `
  CREATE TABLE IF NOT EXISTS result_parts (
    iteration INTEGER NOT NULL,
    dimension TEXT NOT NULL,
    value TEXT NOT NULL,
    variation_id TEXT NOT NULL,
    measure TEXT NOT NULL,
    detail TEXT NOT NULL,
    total REAL NOT NULL,
    PRIMARY KEY (iteration, dimension, value, variation_id, measure, detail)
  ) STRICT, WITHOUT ROWID;
`

export type AddToParts = (result: ResultOfVisitor, sign: 1 | -1, receivedAt: number) => void

/** Prepares adding a visitor's contribution to the parts, with sign 1, or subtracting it, with sign -1. */
export function addToParts(database: DatabaseSync): AddToParts {
  const add = database.prepare(
    `INSERT INTO result_parts (iteration, dimension, value, variation_id, measure, detail, total) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET total = total + excluded.total`,
  )
  return (result, sign, receivedAt) => {
    const { iteration, variationId, device, country } = result
    const parts = [
      ['day', String(Math.floor(receivedAt / dayMs))],
      ['device', device],
      ['country', country],
    ] as const
    for (const { measure, detail, total } of countsOf(result))
      for (const [dimension, value] of parts)
        add.run(iteration, dimension, value, variationId, measure, detail, sign * total)
  }
}

type Count = { measure: 'visitors' | 'buyers' | 'goal' | 'revenue'; detail: string; total: number }

function countsOf({ goals, orders, spent }: ResultOfVisitor): Count[] {
  const counts: Count[] = [{ measure: 'visitors', detail: '', total: 1 }]
  if (orders > 0) counts.push({ measure: 'buyers', detail: '', total: 1 })
  if (goals.some(({ isPrimary }) => isPrimary)) counts.push({ measure: 'goal', detail: anyPrimary, total: 1 })
  // A goal may be primary in one event and not in another.
  for (const id of new Set(goals.map((goal) => goal.id))) counts.push({ measure: 'goal', detail: id, total: 1 })
  for (const { currency, during } of spent)
    if (during !== 0) counts.push({ measure: 'revenue', detail: currency, total: during })
  return counts
}
