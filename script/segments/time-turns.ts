import type { Predicate } from '../../contract/segment-index.ts'
import { coercions } from '../../contract/segments/coerce.ts'

/** Milliseconds from the time that is compared with, at which an operator changes its result; clocks tell whole ones. */
const turns: Record<string, readonly number[]> = {
  lt: [0],
  gte: [0],
  lte: [1],
  gt: [1],
  eq: [0, 1],
  neq: [0, 1],
}

/** When a comparison with the current time changes its result (SG-15), epoch ms. */
export function timeTurns(given: NonNullable<Predicate['props']>['time']): number[] {
  const { op, value } = typeof given === 'object' ? given : { op: 'gte', value: given }
  const time = coercions.date(value)
  return time === undefined ? [] : (turns[op] ?? []).map((after) => time + after)
}
