import type { WireEvent } from '../../../contract/event.ts'
import type { Predicate, SegmentIndex, Timeout } from '../../../contract/segment-index.ts'

/** An event and the time of its processing, in epoch milliseconds. */
export type Step = { now: number; event: WireEvent }

const numbers = { view: 'viewNumber', session: 'sessionNumber', entrance: 'entranceNumber' } as const

/**
 * Evaluates each predicate from the whole history without any kept state: a slow implementation that follows the ledger
 * literally. The plans must list each predicate under the events that it, or a predicate below it, reads.
 */
export function replayHistory(
  { predicates }: SegmentIndex,
  steps: readonly Step[],
  now: number,
): Record<string, boolean> {
  const known = new Map<string, boolean>()
  const last = steps.length - 1
  return Object.fromEntries(Object.keys(predicates).map((id) => [id, truthOf(id, last, now)]))

  function truthOf(id: string, upTo: number, at: number): boolean {
    const key = `${id} ${upTo} ${at}`
    const before = known.get(key)
    if (before !== undefined) return before
    const result = evaluatePredicate(predicateOf(id), upTo, at)
    known.set(key, result)
    return result
  }

  function predicateOf(id: string): Predicate {
    const predicate = predicates[id]
    if (!predicate) throw new Error(`no predicate ${id}`)
    return predicate
  }

  function evaluatePredicate(predicate: Predicate, upTo: number, at: number): boolean {
    const { op, children = [], props } = predicate
    const child = children[0] ?? ''
    if (op === 'and') return children.every((each) => truthOf(each, upTo, at))
    if (op === 'or') return children.some((each) => truthOf(each, upTo, at))
    if (op === 'nand') return !children.every((each) => truthOf(each, upTo, at))
    if (op === 'time') return isTime(props?.time, at)
    if (op === 'count') {
      const since = restartOf(predicateOf(child), upTo, at)
      const seen = stepsTouching(predicate, upTo).filter((each) => each >= since && truthOf(child, each, timeOf(each)))
      return seen.length >= Number(props?.count)
    }
    const match = matchesOf(predicate, upTo).at(-1)
    if (match === undefined) return false
    // Only a leaf becomes false by an event.
    if (op !== 'timeout' && stepsTouching(predicate, upTo).at(-1) !== match) return false
    return !props?.timeout || !isOver(props.timeout, { match, upTo, at })
  }

  /** Returns the steps whose event reaches a predicate. */
  function stepsTouching(predicate: Predicate, upTo: number): number[] {
    const types = eventsOf(predicate)
    return [...steps.keys()].filter((each) => each <= upTo && types.includes(steps[each]?.event.meta.type ?? ''))
  }

  function eventsOf({ key, children = [] }: Predicate): string[] {
    return [...(key ? [key.event] : []), ...children.flatMap((child) => eventsOf(predicateOf(child)))]
  }

  function matchesOf(predicate: Predicate, upTo: number): number[] {
    const child = predicate.children?.[0] ?? ''
    return stepsTouching(predicate, upTo).filter((each) =>
      predicate.op === 'timeout' ? truthOf(child, each, timeOf(each)) : holdsOf(predicate, steps[each]?.event),
    )
  }

  /** Returns the first step that a count includes: the latest step in which its child's timeout had run out. */
  function restartOf(child: Predicate, upTo: number, at: number): number {
    const timeout = child.props?.timeout
    if (!timeout) return 0
    const touches = child.op === 'timeout' ? matchesOf(child, upTo) : stepsTouching(child, upTo)
    const ends = matchesOf(child, upTo).flatMap((match) => {
      const next = touches.find((each) => each > match)
      if (isOver(timeout, { match, upTo: match, at: timeOf(match) })) return []
      if (next === undefined) return isOver(timeout, { match, upTo, at }) ? [upTo + 1] : []
      return isOver(timeout, { match, upTo: next, at: timeOf(next) }) ? [next] : []
    })
    return Math.max(0, ...ends)
  }

  function isOver(timeout: Timeout, { match, upTo, at }: { match: number; upTo: number; at: number }): boolean {
    const context = steps[match]?.event.context
    switch (timeout.type) {
      case 'never':
        return false
      case 'event':
        return upTo - match >= timeout.value
      case 'time':
        return at >= Number(timeout.value)
      case 'absolute':
        return at < Number(timeout.from) || at >= Number(timeout.to)
      case 'relative':
        return at >= timeOf(match) + ('duration' in timeout ? timeout.duration : timeout.quantity * 1000)
      default: {
        const name = numbers[timeout.type]
        return (steps[upTo]?.event.context[name] ?? 0) >= (context?.[name] ?? 0) + timeout.value
      }
    }
  }

  function timeOf(step: number): number {
    return steps[step]?.now ?? 0
  }
}

function isTime(time: NonNullable<Predicate['props']>['time'], now: number): boolean {
  if (typeof time !== 'object') return now >= Number(time)
  const value = Number(time.value)
  return { lt: now < value, lte: now <= value, eq: now === value, gt: now > value }[time.op] ?? now >= value
}

/** The operators that the random indexes use, on numbers and short lists of numbers. */
function holdsOf({ op, key, value }: Predicate, event: WireEvent | undefined): boolean {
  const values = [event?.[key?.field ?? '']].flat().filter((each) => typeof each === 'number')
  if (op === 'gt') return values.some((each) => each > Number(value))
  if (op === 'in') return values.some((each) => (value as number[]).includes(each))
  return values.includes(Number(value)) !== (op === 'neq')
}
