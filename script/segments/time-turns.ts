import type { Predicate } from '../../contract/segment-index.ts'
import { coercions } from '../../contract/segments/coerce.ts'

/** Per operator, the offsets in whole milliseconds from the compared time at which its result changes. */
const turns: Record<string, readonly number[]> = {
  lt: [0],
  gte: [0],
  lte: [1],
  gt: [1],
  eq: [0, 1],
  neq: [0, 1],
}

/** Returns the times at which a comparison with the current time changes its result (SG-15), in epoch milliseconds. */
export function timeTurns(given: NonNullable<Predicate['props']>['time']): number[] {
  const { op, value } = typeof given === 'object' ? given : { op: 'gte', value: given }
  const time = coercions.date(value)
  return time === undefined ? [] : (turns[op] ?? []).map((after) => time + after)
}
