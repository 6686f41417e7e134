import { type WireEvent, withoutNamespace } from '../../contract/event.ts'
import type { Log } from '../log.ts'
import type { Node } from './compile-index.ts'
import { compileLeaf } from './compile-leaf.ts'
import type { Memory } from './memory.ts'
import { operators, type Test } from './operators.ts'

/** Whether a predicate is true now; of an event that is being processed it takes down what it has to. */
export type Evaluate = (event: WireEvent | undefined) => boolean

export type KindNeeds = {
  at: number
  node: Node
  memory: Memory
  log: Log
  /** Asks the query service about a predicate, unless that is under way. */
  ask: (at: number) => void
}

/** What is no leaf, by its wire name. */
const kinds: Record<string, (needs: KindNeeds) => Evaluate> = { and, or, nand, count, timeout, time, query }

/** A predicate as a function over what is remembered. @throws `opType not recognised` (SG-17) */
export function compilePredicate(needs: KindNeeds): Evaluate {
  const { op } = needs.node.predicate
  return (Object.hasOwn(kinds, op) ? kinds[op] : undefined)?.(needs) ?? leaf(needs)
}

function leaf({ at, node: { predicate }, memory, log }: KindNeeds): Evaluate {
  const holds = compileLeaf(predicate, log)
  const type = withoutNamespace(predicate.key?.event ?? '')
  return (event) => {
    if (event && memory.eventType === type) {
      if (holds(event)) memory.match(at, event)
      else if (memory.criteria[at])
        memory.change(at, { time: undefined, timeout: undefined, timeoutExpired: undefined })
    }
    return memory.isHeld(at)
  }
}

function and({ node: { children }, memory: { truth } }: KindNeeds): Evaluate {
  return () => {
    for (const child of children) if (truth[child] === 0) return false
    return true
  }
}

function or({ node: { children }, memory: { truth } }: KindNeeds): Evaluate {
  return () => {
    for (const child of children) if (truth[child] === 1) return true
    return false
  }
}

function nand(needs: KindNeeds): Evaluate {
  const all = and(needs)
  return (event) => !all(event)
}

/** SG-13 */
function count({ at, node, memory }: KindNeeds): Evaluate {
  const isEnough = compared(node.predicate.props?.count, 'number')
  const [child = -1] = node.children
  return (event) => {
    const seen = memory.criteria[at]?.counts?.value ?? 0
    if (!event || memory.truth[child] !== 1) return isEnough(seen)
    const time = { value: Math.floor(event.meta.ts), actual: memory.now }
    memory.change(at, { time, counts: { type: 'event', value: seen + 1 } })
    return isEnough(seen + 1)
  }
}

/** SG-14 */
function timeout({ at, node, memory }: KindNeeds): Evaluate {
  const [child = -1] = node.children
  return (event) => {
    if (event && memory.truth[child] === 1) memory.match(at, event)
    return memory.isHeld(at)
  }
}

/** SG-15 */
function time({ at, node, memory }: KindNeeds): Evaluate {
  const holds = compared(node.predicate.props?.time, 'date')
  return () => {
    const { now } = memory
    const isTrue = holds(now)
    if (!isTrue) memory.change(at, { time: undefined })
    else if (!memory.criteria[at]?.time) memory.change(at, { time: { value: now, actual: now } })
    return isTrue
  }
}

/** SG-16 */
function query({ at, memory, ask }: KindNeeds): Evaluate {
  return () => {
    if (memory.userId !== undefined && !memory.criteria[at]?.hasQueriedForUserId) ask(at)
    return memory.isHeld(at)
  }
}

/** A number or a date alone means from that on. */
function compared(given: unknown, type: 'number' | 'date'): Test {
  const { op = 'gte', value = given } = given as { op?: string; value?: unknown }
  const operator = operators.get(op)
  if (!operator) throw new Error('opType not recognised')
  const test = operator.test(value, type)
  return operator.negative ? (each) => !test(each) : test
}
