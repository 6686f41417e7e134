import type { ValueType } from '../../contract/segment-index.ts'
import { type Comparable, coercions, textOf } from './coerce.ts'

/** Whether one value, which is no list, satisfies an operator. */
export type Test = (value: unknown) => boolean

export type Operator = {
  /** Makes the test once for a wanted value, so that nothing of it is read again. @throws for a wrong expression */
  test: (wanted: unknown, type: ValueType) => Test
  /** The negation of its positive form: it holds when no value satisfies that, and for a missing field (SG-06). */
  negative: boolean
}

const never: Test = () => false

const equal = (wanted: unknown, type: ValueType): Test => {
  const coerce: (value: unknown) => Comparable | undefined = coercions[type]
  const sought = coerce(wanted)
  // Most values stand there as they are compared: those need no coercion.
  return sought === undefined ? never : (value) => value === sought || coerce(value) === sought
}

const among = (wanted: unknown, type: ValueType): Test => {
  const coerce: (value: unknown) => Comparable | undefined = coercions[type]
  const sought = new Set(listOf(wanted).map(coerce))
  sought.delete(undefined)
  return (value) => sought.has(coerce(value) as Comparable)
}

const contains = (wanted: unknown): Test => containsAny([wanted])

const containsAny = (wanted: unknown): Test => {
  const parts = listOf(wanted).flatMap((each) => coercions.string(each) ?? [])
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return (value) => coercions.string(value)?.includes(only) ?? false
  return (value) => {
    const text = coercions.string(value)
    return text !== undefined && parts.some((part) => text.includes(part))
  }
}

const regex = (wanted: unknown): Test => {
  const expression = new RegExp(String(wanted), 'i')
  return (value) => {
    const text = textOf(value)
    return text !== undefined && expression.test(text)
  }
}

/** The operators of leaf predicates by their wire names (SG-07 to SG-11): one row each; comparisons ignore case. */
export const operators: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    eq: { test: equal, negative: false },
    neq: { test: equal, negative: true },
    lt: ordered((value, sought) => value < sought),
    lte: ordered((value, sought) => value <= sought),
    gt: ordered((value, sought) => value > sought),
    gte: ordered((value, sought) => value >= sought),
    in: { test: among, negative: false },
    nin: { test: among, negative: true },
    contains: { test: contains, negative: false },
    ncontains: { test: contains, negative: true },
    containsany: { test: containsAny, negative: false },
    ncontainsany: { test: containsAny, negative: true },
    regex: { test: regex, negative: false },
    nregex: { test: regex, negative: true },
  }),
)

function ordered(accepts: (value: Comparable, sought: Comparable) => boolean): Operator {
  return {
    negative: false,
    test(wanted, type) {
      const coerce: (value: unknown) => Comparable | undefined = coercions[type]
      const sought = coerce(wanted)
      if (sought === undefined) return never
      return (value) => {
        const own = coerce(value)
        return own !== undefined && accepts(own, sought)
      }
    },
  }
}

function listOf(wanted: unknown): unknown[] {
  return Array.isArray(wanted) ? wanted : []
}
