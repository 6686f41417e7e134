import { isRecord } from '../is-record.ts'
import type { Comparison } from './operators.ts'
import type { Query } from './read-query.ts'

/** Whether a record has what a query asks for (SG-05, SG-06). */
export function satisfies(record: unknown, query: Query, matches: Comparison['matches']): boolean {
  const { field, operator, value, type } = query
  const found = valuesAt(record, field.split('.'))
  return found.some((each) => operator.holds(each, value, { type, matches })) !== operator.negative
}

/** The values at a path; a list on the way, or at its end, gives those of all its items. */
function valuesAt(value: unknown, path: string[]): unknown[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [step, ...rest] = path
  if (step === undefined) return [value]
  return isRecord(value) && Object.hasOwn(value, step) ? valuesAt(value[step], rest) : []
}
