import { type CoercionType, coercions, textOf } from '../../contract/segments/coerce.ts'
import { operators as comparisons, type ValueTest } from '../../contract/segments/compare-values.ts'

/** What a query's value has to be, in words and as a check. */
type WantedValue = { words: string; check: (value: unknown) => boolean }

/** Makes a matcher of a regular expression. */
export type Compile = (expression: string) => (text: string) => boolean

/** An operator that a query can have: what it wants, and how it compares. */
export type QueryOperator = {
  wants: WantedValue
  test: (wanted: unknown, type: CoercionType, compile: Compile) => ValueTest
  /** The negation of its positive form (SG-06). */
  negative: boolean
}

const one: WantedValue = { words: 'a text, number or boolean', check: (value) => coercions.string(value) !== undefined }
const text: WantedValue = { words: 'a text', check: (value) => typeof value === 'string' }
const listOf = (each: WantedValue): WantedValue => ({
  words: `a list, each of it ${each.words}`,
  check: (value) => Array.isArray(value) && value.every(each.check),
})

/** What the value of a query has to be where it is not one plain value. */
const others: Record<string, WantedValue> = {
  in: listOf(one),
  nin: listOf(one),
  containsany: listOf(one),
  ncontainsany: listOf(one),
  regex: text,
  nregex: text,
}

/** Anybody may send an expression, so it is compiled by what is handed in; the text is that of the script's own operator. */
const testRegex: QueryOperator['test'] = (wanted, _type, compile) => {
  const matches = compile(String(wanted))
  return (value) => {
    const whole = textOf(value)
    return whole !== undefined && matches(whole)
  }
}

/** The operators of queries by their wire names: those of segments. */
export const operators: ReadonlyMap<unknown, QueryOperator> = new Map(
  [...comparisons].map(([name, { test, negative }]) => {
    const wants = others[name] ?? one
    return [name, { wants, negative, test: wants === text ? testRegex : test }] as const
  }),
)

/** The type in which a query's value is compared when the query names none: its own, and date for the text of one. */
export function typeOf(value: unknown): CoercionType {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return coercions.date(value) === undefined ? 'string' : 'date'
}
