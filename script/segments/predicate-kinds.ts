import type { WireEvent } from '../../contract/event.ts'
import { operators, type ValueTest } from '../../contract/segments/compare-values.ts'
import type { Log } from '../log.ts'
import type { PredicateNode } from './compile-index.ts'
import { compileLeaf } from './compile-leaf.ts'
import type { Memory } from './memory.ts'
import { beginTimeout, isOver } from './timeouts.ts'

/** Returns whether a predicate is true now; records what it needs of the event being processed. */
export type Evaluate = (event: WireEvent | undefined) => boolean

export type KindNeeds = {
  at: number
  node: PredicateNode
  nodes: readonly PredicateNode[]
  memory: Memory
  log: Log
  /** Asks the query service about a predicate, unless a request for it is in progress. */
  ask: (at: number) => void
}

/** The kinds of predicates that are not leaves, by wire name. */
const kinds: Record<string, (needs: KindNeeds) => Evaluate> = {
  and: evaluateAnd,
  or: evaluateOr,
  nand: evaluateNand,
  count: evaluateCount,
  timeout: evaluateTimeout,
  time: evaluateTime,
  query: evaluateQuery,
}

/** Compiles a predicate into a function of the remembered state. @throws `opType not recognised` (SG-17) */
export function compilePredicate(needs: KindNeeds): Evaluate {
  const { op } = needs.node.predicate
  return (Object.keys(kinds).includes(op) ? kinds[op] : undefined)?.(needs) ?? evaluateLeaf(needs)
}

function evaluateLeaf({ at, node: { predicate, events }, memory, log }: KindNeeds): Evaluate {
  const holds = compileLeaf(predicate, log)
  const [type] = events
  return (event) => {
    if (event && memory.eventType === type) {
      if (holds(event)) memory.match(at, event)
      else memory.unmatch(at)
    }
    return memory.isHeld(at)
  }
}

function evaluateAnd({ node: { children }, memory: { truth } }: KindNeeds): Evaluate {
  return () => {
    for (const child of children) if (truth[child] === 0) return false
    return true
  }
}

function evaluateOr({ node: { children }, memory: { truth } }: KindNeeds): Evaluate {
  return () => {
    for (const child of children) if (truth[child] === 1) return true
    return false
  }
}

function evaluateNand(needs: KindNeeds): Evaluate {
  const all = evaluateAnd(needs)
  return (event) => !all(event)
}

/** Counts matches (SG-13). With a timeout of its own, all matches must occur before it runs out, counted from the first. */
function evaluateCount(needs: KindNeeds): Evaluate {
  const { at, node, memory } = needs
  const { count, timeout } = node.predicate.props ?? {}
  const isEnough = compileBound(count, 'number')
  const matches = matchesOf(needs)
  return (event) => {
    const isMatch = matches(event)
    const { counts, timeout: pending } = memory.criteria[at] ?? {}
    const seen = counts?.value ?? 0
    if (!event || !isMatch) return isEnough(seen)
    const time = { value: Math.floor(event.meta.ts), actual: memory.now }
    const window = pending ?? (timeout && beginTimeout(timeout, event))
    // The event arrived too late to be processed within its own window.
    if (window && isOver(window, memory.now)) return isEnough(seen)
    const isFirst = { timeout: window, timeoutExpired: undefined }
    memory.change(at, { time, counts: { type: 'event', value: seen + 1 }, ...(window && isFirst) })
    return isEnough(seen + 1)
  }
}

/** Holds from a match until its timeout runs out (SG-14). */
function evaluateTimeout(needs: KindNeeds): Evaluate {
  const { at, memory } = needs
  const matches = matchesOf(needs)
  return (event) => {
    if (event && matches(event)) memory.match(at, event)
    return memory.isHeld(at)
  }
}

/**
 * Returns a test of whether an event matches a predicate's first child. A match of the second child resets the
 * predicate. With two children, a child only matches on events that it reads, because it may be true since an earlier
 * event.
 */
function matchesOf({ at, node, nodes, memory }: KindNeeds): (event: WireEvent | undefined) => boolean {
  const [child = -1, end] = node.children
  if (end === undefined) return () => memory.truth[child] === 1
  const isMatch = (each: number) => memory.truth[each] === 1 && Boolean(nodes[each]?.events.has(memory.eventType))
  return (event) => {
    if (!event) return false
    if (isMatch(end))
      memory.change(at, { time: undefined, counts: undefined, timeout: undefined, timeoutExpired: undefined })
    return isMatch(child)
  }
}

/** Compares the current time (SG-15). */
function evaluateTime({ at, node, memory }: KindNeeds): Evaluate {
  const holds = compileBound(node.predicate.props?.time, 'date')
  return () => {
    const { now } = memory
    const isTrue = holds(now)
    if (!isTrue) memory.change(at, { time: undefined })
    else if (!memory.criteria[at]?.time) memory.change(at, { time: { value: now, actual: now } })
    return isTrue
  }
}

/** Holds while the latest answer of the query service says so (SG-16). */
function evaluateQuery({ at, memory, ask }: KindNeeds): Evaluate {
  return () => {
    if (memory.userId !== undefined && !memory.criteria[at]?.hasQueriedForUserId) ask(at)
    return memory.isHeld(at)
  }
}

/** Compiles a bound into a test; a plain number or date means at least that value. */
function compileBound(given: unknown, type: 'number' | 'date'): ValueTest {
  const { op = 'gte', value = given } = given as { op?: string; value?: unknown }
  const operator = operators.get(op)
  if (!operator) throw new Error('opType not recognised')
  const test = operator.test(value, type)
  return operator.negative ? (each) => !test(each) : test
}
