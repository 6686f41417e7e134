import { coercions, type ValueType } from '../../contract/segments/coerce.ts'
import { type Operator as Comparison, operators as comparisons } from '../../contract/segments/compare-values.ts'

/** What a query's value has to be, in words and as a check. */
type Wanted = { words: string; check: (value: unknown) => boolean }

/** An operator that a query can have: how it compares, and what it wants. */
export type Operator = Comparison & { wants: Wanted }

const one: Wanted = { words: 'a text, number or boolean', check: (value) => coercions.string(value) !== undefined }
const text: Wanted = { words: 'a text', check: (value) => typeof value === 'string' }
const listOf = (each: Wanted): Wanted => ({
  words: `a list, each of it ${each.words}`,
  check: (value) => Array.isArray(value) && value.every(each.check),
})

/** What the value of a query has to be where it is not one plain value. */
const others: Record<string, Wanted> = {
  ...{ in: listOf(one), nin: listOf(one), containsany: listOf(one), ncontainsany: listOf(one) },
  ...{ regex: text, nregex: text },
}

/** The operators of queries by their wire names. */
export const operators: ReadonlyMap<unknown, Operator> = new Map(
  [...comparisons].map(([name, comparison]) => [name, { ...comparison, wants: others[name] ?? one }] as const),
)

/** The type in which a query's value is compared when the query names none: its own, and date for the text of one. */
export function typeOf(value: unknown): ValueType {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return coercions.date(value) === undefined ? 'string' : 'date'
}
