import { isFields } from '../../contract/json.ts'
import type { Predicate } from '../../contract/segment-index.ts'
import { operators, type ValueTest } from '../../contract/segments/compare-values.ts'
import type { Log } from '../log.ts'

type Leaf = Pick<Predicate, 'id' | 'op' | 'key' | 'value'>

/**
 * A leaf as a test of any object with its field (SG-05, SG-06): path, operator and wanted value are read here, once. An
 * expression that cannot be compiled is told in the log and never holds, in its negative form neither (SG-11).
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

/** Whether a value at the path satisfies a test; a list on the way, or at its end, offers those of all its items. */
function atPath(path: readonly string[], test: ValueTest): ValueTest {
  const [first = '', second = '', third = ''] = path
  const steps = path.length
  // Most paths are short and lead through no list: written out they are read several times as fast.
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

  /** From any depth on, whatever stands there. */
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
