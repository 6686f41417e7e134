import type { Predicate } from '../../contract/segment-index.ts'
import type { Log } from '../log.ts'
import { operators, type Test } from './operators.ts'

type Leaf = Pick<Predicate, 'id' | 'op' | 'key' | 'value'>

/**
 * A leaf as a test of any object with its field (SG-05, SG-06): path, operator and wanted value are read here, once. An
 * expression that cannot be compiled is told in the log and never holds, in its negative form neither (SG-11).
 * @throws `opType not recognised` (SG-17)
 */
export function compileLeaf({ id, op, key, value }: Leaf, log: Log): Test {
  const operator = operators.get(op)
  if (!operator) throw new Error('opType not recognised')
  const path = key?.field.split('.') ?? []
  try {
    const holds = atPath(path, operator.test(value, key?.type ?? 'string'))
    return operator.negative ? (event) => !holds(event, 0) : (event) => holds(event, 0)
  } catch (error) {
    log.warn(String(error), { predicate: id })
    return () => false
  }
}

/** Whether a value at the path satisfies a test; a list on the way, or at its end, offers those of all its items. */
function atPath(path: readonly string[], test: Test): (start: unknown, depth: number) => boolean {
  const steps = path.length
  return function holds(start, depth): boolean {
    let value = start
    for (let at = depth; at < steps; at++) {
      if (typeof value !== 'object' || value === null) return false
      if (Array.isArray(value)) return value.some((item) => holds(item, at))
      value = (value as Record<string, unknown>)[path[at] as string]
    }
    if (typeof value !== 'object') return test(value)
    return Array.isArray(value) && value.some((item) => holds(item, steps))
  }
}
