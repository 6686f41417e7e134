import { coerce, typeOf, type ValueType } from './coerce.ts'

/** How a query compares: the type of its value, and the regular expression it may be. */
export type Comparison = { type: ValueType; matches: (pattern: string, text: string) => boolean }

export type Operator = {
  /** What the query's value has to be, in words and as a check. */
  wants: Wanted
  /** Whether one value of the record satisfies it. */
  holds: (value: unknown, wanted: unknown, how: Comparison) => boolean
  /** The negation of its positive form: it holds for a list when no item satisfies that, and for a missing field (SG-06). */
  negative: boolean
}

type Wanted = { words: string; check: (value: unknown) => boolean }

const one: Wanted = { words: 'a text, number or boolean', check: (value) => coerce(value, 'string') !== undefined }
const text: Wanted = { words: 'a text', check: (value) => typeof value === 'string' }
const listOf = (each: Wanted): Wanted => ({
  words: `a list, each of it ${each.words}`,
  check: (value) => Array.isArray(value) && value.every(each.check),
})

const equal: Operator = {
  wants: one,
  holds: (value, wanted, { type }) => order(value, wanted, type) === 0,
  negative: false,
}
const among: Operator = {
  wants: listOf(one),
  holds: (value, wanted, how) =>
    asList(wanted).some((each) => equal.holds(value, each, { ...how, type: typeOf(each) })),
  negative: false,
}
const contains: Operator = {
  wants: one,
  holds: (value, wanted) => {
    const [whole, part] = [coerce(value, 'string'), coerce(wanted, 'string')]
    return typeof whole === 'string' && typeof part === 'string' && whole.includes(part)
  },
  negative: false,
}
const containsAny: Operator = {
  wants: listOf(one),
  holds: (value, wanted, how) => asList(wanted).some((each) => contains.holds(value, each, how)),
  negative: false,
}
const regex: Operator = {
  wants: text,
  holds: (value, wanted, { matches }) => {
    const whole = coerce(value, 'string')
    return typeof whole === 'string' && matches(String(wanted), String(value))
  },
  negative: false,
}

/** The segment operators that a query can have, by their wire names (SG-07 to SG-11); comparisons ignore case. */
export const operators: ReadonlyMap<unknown, Operator> = new Map<unknown, Operator>([
  ['eq', equal],
  ['neq', { ...equal, negative: true }],
  ['lt', ordered((order) => order < 0)],
  ['lte', ordered((order) => order <= 0)],
  ['gt', ordered((order) => order > 0)],
  ['gte', ordered((order) => order >= 0)],
  ['in', among],
  ['nin', { ...among, negative: true }],
  ['contains', contains],
  ['ncontains', { ...contains, negative: true }],
  ['containsany', containsAny],
  ['ncontainsany', { ...containsAny, negative: true }],
  ['regex', regex],
  ['nregex', { ...regex, negative: true }],
])

function ordered(accepts: (order: number) => boolean): Operator {
  return { wants: one, holds: (value, wanted, { type }) => accepts(order(value, wanted, type)), negative: false }
}

/** Below, at or above 0 as the value is before, at or after the wanted one; NaN when either is not of the type. */
function order(value: unknown, wanted: unknown, type: ValueType): number {
  const [a, b] = [coerce(value, type), coerce(wanted, type)]
  if (a === undefined || b === undefined) return Number.NaN
  return a === b ? 0 : a < b ? -1 : 1
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
