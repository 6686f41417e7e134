import { isFields } from '../../contract/json.ts'
import type { Predicate } from '../../contract/segment-index.ts'
import { operators, type ValueTest } from '../../contract/segments/compare-values.ts'
import type { Log } from '../log.ts'

type Leaf = Pick<Predicate, 'id' | 'op' | 'key' | 'value'>

/**
 * Compiles a leaf into a test of an object (SG-05, SG-06); path, operator and expected value are read only once. A
 * regular expression that cannot be compiled is logged and never matches, not even in its negative form (SG-11).
 * @throws `opType not recognised` (SG-17)
 */
export function compileLeaf({ id, op, key, value }: Leaf, log: Log): ValueTest {
  const operator = operators.get(op)
  if (!operator) throw new Error('opType not recognised')
  const path = key?.field.split('.') ?? []
  try {
    const holds = atPath(path, operator.test(value, key?.type ?? 'string'))
    return operator.negative ? (event) => !holds(event) : holds
  } catch (error) {
    log.warn(String(error), { predicate: id })
    return () => false
  }
}

/** Returns whether a value at the path passes a test. For a list on the path or at its end, all its items are tried. */
function atPath(path: readonly string[], test: ValueTest): ValueTest {
  const [first = '', second = '', third = ''] = path
  const steps = path.length
  // Most paths are short and contain no list: these explicit cases read them several times as fast.
  if (steps === 1)
    return (start) => {
      if (!isFields(start)) return holdsAtDepth(start, 0)
      const value = start[first]
      return typeof value === 'object' ? holdsAtDepth(value, 1) : test(value)
    }
  if (steps === 2)
    return (start) => {
      if (!isFields(start)) return holdsAtDepth(start, 0)
      const outer = start[first]
      if (!isFields(outer)) return holdsAtDepth(outer, 1)
      const value = outer[second]
      return typeof value === 'object' ? holdsAtDepth(value, 2) : test(value)
    }
  if (steps === 3)
    return (start) => {
      if (!isFields(start)) return holdsAtDepth(start, 0)
      const outer = start[first]
      if (!isFields(outer)) return holdsAtDepth(outer, 1)
      const inner = outer[second]
      if (!isFields(inner)) return holdsAtDepth(inner, 2)
      const value = inner[third]
      return typeof value === 'object' ? holdsAtDepth(value, 3) : test(value)
    }
  return (start) => holdsAtDepth(start, 0)

  /** Reads the rest of a path from any depth and any value. */
  function holdsAtDepth(value: unknown, depth: number): boolean {
    if (typeof value !== 'object') return depth === steps && test(value)
    if (Array.isArray(value)) {
      for (const item of value) if (holdsAtDepth(item, depth)) return true
      return false
    }
    if (value === null || depth >= steps) return false
    return holdsAtDepth((value as Record<string, unknown>)[path[depth] as string], depth + 1)
  }
}
