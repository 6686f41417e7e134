import { type CoercionType, coercions, textOf } from '../../contract/segments/coerce.ts'
import { operators as comparisons, type ValueTest } from '../../contract/segments/compare-values.ts'

/** The required form of a query's value, in words and as a check. */
type WantedValue = { words: string; check: (value: unknown) => boolean }

/** Compiles a regular expression into a matcher. */
export type Compile = (expression: string) => (text: string) => boolean

/** An operator for queries: the value it requires, and how it compares. */
export type QueryOperator = {
  wants: WantedValue
  test: (wanted: unknown, type: CoercionType, compile: Compile) => ValueTest
  /** Whether it is the negation of its positive form (SG-06). */
  negative: boolean
}

const one: WantedValue = { words: 'a text, number or boolean', check: (value) => coercions.string(value) !== undefined }
const text: WantedValue = { words: 'a text', check: (value) => typeof value === 'string' }
const listOf = (each: WantedValue): WantedValue => ({
  words: `a list, each of it ${each.words}`,
  check: (value) => Array.isArray(value) && value.every(each.check),
})

/** The required value of operators that do not take a single plain value. */
const others: Record<string, WantedValue> = {
  in: listOf(one),
  nin: listOf(one),
  containsany: listOf(one),
  ncontainsany: listOf(one),
  regex: text,
  nregex: text,
}

/**
 * The expression is untrusted, so it is compiled with the given function; the message is that of the script's own
 * operator.
 */
const testRegex: QueryOperator['test'] = (wanted, _type, compile) => {
  const matches = compile(String(wanted))
  return (value) => {
    const whole = textOf(value)
    return whole !== undefined && matches(whole)
  }
}

/** The query operators by their wire names, which are those of segments. */
export const operators: ReadonlyMap<unknown, QueryOperator> = new Map(
  [...comparisons].map(([name, { test, negative }]) => {
    const wants = others[name] ?? one
    return [name, { wants, negative, test: wants === text ? testRegex : test }] as const
  }),
)

/**
 * Returns the type in which a query's value is compared when the query names none: the type of the value, or date for
 * text with a date.
 */
export function typeOf(value: unknown): CoercionType {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return coercions.date(value) === undefined ? 'string' : 'date'
}
