import type { ValueType } from '../segment-index.ts'
import { type Comparable, coercions, textOf } from './coerce.ts'

/** Whether one value, which is no list, satisfies an operator. */
export type ValueTest = (value: unknown) => boolean

export type ValueOperator = {
  /** Makes the test once for a wanted value, so that nothing of it is read again. @throws for a wrong expression */
  test: (wanted: unknown, type: ValueType) => ValueTest
  /** The negation of its positive form: it holds when no value satisfies that, and for a missing field (SG-06). */
  negative: boolean
}

const neverHolds: ValueTest = () => false

const compareEqual = (wanted: unknown, type: ValueType): ValueTest => {
  const coerce: (value: unknown) => Comparable | undefined = coercions[type]
  const sought = coerce(wanted)
  if (sought === undefined) return neverHolds
  if (typeof sought === 'string') return equalText(sought)
  return (value) => value === sought || coerce(value) === sought
}

function equalText(sought: string): ValueTest {
  const initial = sought.charCodeAt(0) | 32
  return (value) => {
    if (value === sought) return true
    if (typeof value === 'string') {
      // What begins with another ASCII character, which 32 puts in lower case, is another text: most are told so.
      const own = value.charCodeAt(0)
      if (own > 32 && own < 128 && (own | 32) !== initial) return false
    }
    return coercions.string(value) === sought
  }
}

const compareAmong = (wanted: unknown, type: ValueType): ValueTest => {
  const coerce: (value: unknown) => Comparable | undefined = coercions[type]
  const sought = new Set<unknown>(listOf(wanted).map(coerce))
  sought.delete(undefined)
  return (value) => sought.has(value) || sought.has(coerce(value))
}

const compareContains = (wanted: unknown): ValueTest => containsAny([wanted])

const containsAny = (wanted: unknown): ValueTest => {
  const parts = listOf(wanted).flatMap((each) => coercions.string(each) ?? [])
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return (value) => searchedText(value)?.includes(only) ?? false
  return (value) => {
    const text = searchedText(value)
    return text !== undefined && parts.some((part) => text.includes(part))
  }
}

/** As `coercions.string`, but not trimmed: a part that is trimmed is found all the same. */
function searchedText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.toLowerCase() : coercions.string(value)
}

const compareRegex = (wanted: unknown): ValueTest => {
  const expression = new RegExp(String(wanted), 'i')
  return (value) => {
    const text = textOf(value)
    return text !== undefined && expression.test(text)
  }
}

type Coerce = (value: unknown) => Comparable | undefined

/** Each is written out: what all share would be told from case to case as it runs. Compared with undefined all are false. */
const orders = {
  lt:
    (sought: Comparable, coerce: Coerce): ValueTest =>
    (value) =>
      (coerce(value) as Comparable) < sought,
  lte:
    (sought: Comparable, coerce: Coerce): ValueTest =>
    (value) =>
      (coerce(value) as Comparable) <= sought,
  gt:
    (sought: Comparable, coerce: Coerce): ValueTest =>
    (value) =>
      (coerce(value) as Comparable) > sought,
  gte:
    (sought: Comparable, coerce: Coerce): ValueTest =>
    (value) =>
      (coerce(value) as Comparable) >= sought,
}

/**
 * The operators of leaf predicates, and of queries about datasets, by their wire names (SG-07 to SG-11): one row each;
 * comparisons ignore case. Script and service compare by these, so that a segment means the same in both.
 */
export const operators: ReadonlyMap<string, ValueOperator> = new Map(
  Object.entries({
    eq: { test: compareEqual, negative: false },
    neq: { test: compareEqual, negative: true },
    lt: orderedOperator('lt'),
    lte: orderedOperator('lte'),
    gt: orderedOperator('gt'),
    gte: orderedOperator('gte'),
    in: { test: compareAmong, negative: false },
    nin: { test: compareAmong, negative: true },
    contains: { test: compareContains, negative: false },
    ncontains: { test: compareContains, negative: true },
    containsany: { test: containsAny, negative: false },
    ncontainsany: { test: containsAny, negative: true },
    regex: { test: compareRegex, negative: false },
    nregex: { test: compareRegex, negative: true },
  }),
)

function orderedOperator(order: keyof typeof orders): ValueOperator {
  return {
    negative: false,
    test(wanted, type) {
      const sought = coercions[type](wanted)
      return sought === undefined ? neverHolds : orders[order](sought, coercions[type])
    },
  }
}

function listOf(wanted: unknown): unknown[] {
  return Array.isArray(wanted) ? wanted : []
}
