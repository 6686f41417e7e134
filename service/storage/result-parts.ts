import type { DatabaseSync } from 'node:sqlite'
import { dayMs } from '../clock/durations.ts'
import type { ResultOfVisitor } from './result-of-visitor.ts'
import { anyPrimary } from './sum-result.ts'

/**
 * The sums of an iteration by what divides its visitors: by day of arrival (days since 1970), device, country or segment.
 * A visitor is in any number of segments, and in one of the others.
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

export type ChangeParts = (
  before: readonly ResultOfVisitor[],
  after: readonly ResultOfVisitor[],
  receivedAt: number,
) => void

/** Prepares changing the parts from a visitor's contributions before an event to those after it. What stays is not written. */
export function changeParts(database: DatabaseSync): ChangeParts {
  const add = database.prepare(
    `INSERT INTO result_parts (iteration, dimension, value, variation_id, measure, detail, total) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET total = total + excluded.total`,
  )
  return (before, after, receivedAt) => {
    const changes = new Map<string, { place: (string | number)[]; total: number }>()
    const addAll = (results: readonly ResultOfVisitor[], sign: 1 | -1) => {
      for (const { place, total } of results.flatMap((each) => placedCounts(each, receivedAt))) {
        const key = JSON.stringify(place)
        changes.set(key, { place, total: (changes.get(key)?.total ?? 0) + sign * total })
      }
    }
    addAll(before, -1)
    addAll(after, 1)
    for (const { place, total } of changes.values()) if (total !== 0) add.run(...place, total)
  }
}

/** What a visitor adds, with the key of the row that it is added to. */
function placedCounts(result: ResultOfVisitor, receivedAt: number): { place: (string | number)[]; total: number }[] {
  const { iteration, variationId, device, country, segments } = result
  const parts: [dimension: string, value: string][] = [
    ['day', String(Math.floor(receivedAt / dayMs))],
    ['device', device],
    ['country', country],
    ...segments.map((id): [string, string] => ['segment', id]),
  ]
  return countsOf(result).flatMap(({ measure, detail, total }) =>
    parts.map(([dimension, value]) => ({
      place: [iteration, dimension, value, variationId, measure, detail],
      total,
    })),
  )
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
