import { type WireEvent, withoutNamespace } from '../../contract/event.ts'
import type { Log } from '../log.ts'
import { type CompiledIndex, inOrder } from './compile-index.ts'
import { createMemory } from './memory.ts'
import { compilePredicate, type Evaluate } from './predicate-kinds.ts'
import type { Changeset, History } from './state.ts'
import { timeTurns } from './time-turns.ts'
import { beginsAt } from './timeouts.ts'
import { userIdOf } from './user-id-of.ts'

/** What is kept between pages: the rest follows from it. */
export type StoredState = { history: History; segments: readonly string[] }

export type EvaluationNeeds = {
  index: CompiledIndex
  /** Epoch milliseconds. */
  now: () => number
  /** Types of the events that tell who the user is, without namespace. */
  userTypes: readonly string[]
  /** Asks the query service about a predicate, unless that is under way. */
  ask: (predicateId: string, userId: string) => void
  log: Log
}

/** What came of one event, one moment or one answer (SG-25); undefined parts did not change. */
export type Change = { state: boolean; timeout: boolean; changeset?: Changeset }

export type Evaluation = {
  /** Goes on from a state, or from nothing with the defaults. */
  load(state: StoredState | undefined): Change
  process(event: WireEvent): Change
  /** Lets run out what ran out, without an event (SG-24). */
  tick(): Change
  /** Takes down that the query service was asked; with its answer, the result, and until when that holds (epoch ms). */
  answer(predicateId: string, userId: string, result?: boolean, until?: number): Change
  history(): History
  memberships: ReadonlySet<string>
  /** When something may change without an event, and when the nearest time timeout runs out; epoch ms, or Infinity. */
  due(): { nearest: number; timeout: number }
}

/** Evaluates an index step by step: an event touches the predicates that read it, and those that depend on them. */
export function createEvaluation({ index, now, userTypes, ask, log }: EvaluationNeeds): Evaluation {
  const { nodes, place, plans, segments, defaults } = index
  const memory = createMemory(index)
  const { truth, criteria, change } = memory
  const memberships = new Set<string>()
  const askAt = (at: number) => {
    if (memory.userId !== undefined) ask(idOf(at), memory.userId)
  }
  const evaluates = nodes.map((node, at) =>
    guarded(at, () => compilePredicate({ at, node, nodes, memory, log, ask: askAt })),
  )
  const decides = nodes.map((node) => node.segments.length > 0)
  const placesOf = (op: string) => nodes.flatMap(({ predicate }, at) => (predicate.op === op ? at : []))
  const [times, queries] = [placesOf('time'), placesOf('query')]
  const turns = times.flatMap((at) => timeTurns(nodes[at]?.predicate.props?.time))
  /** When a comparison with the time changes its result next. */
  let nextTurn = Number.NEGATIVE_INFINITY
  /** Places that decide segments and may have decided anew. */
  const touched = new Set<number>()

  function idOf(at: number): string {
    return nodes[at]?.predicate.id ?? ''
  }

  /** One predicate that fails is false and said to be; the others go on (SG-17, SG-36). */
  function guarded(at: number, compile: () => Evaluate): Evaluate {
    let evaluate: Evaluate | undefined
    return (event) => {
      try {
        evaluate ??= compile()
        return evaluate(event)
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error), { predicate: idOf(at) })
        return false
      }
    }
  }

  function run(places: readonly number[], event?: WireEvent): void {
    for (const at of places) {
      const isTrue = evaluates[at]?.(event) ? 1 : 0
      if (decides[at] && (event || truth[at] !== isTrue)) touched.add(at)
      truth[at] = isTrue
    }
  }

  /** What ended or began by the clock, or by the numbers of an event, without regard to what the event says. */
  function advance(event?: WireEvent): void {
    const stale: number[] = []
    for (const at of memory.pending) {
      if (memory.runOut(at, event)) {
        stale.push(at)
        // What counts its matches, or within it, begins again (SG-13).
        for (const parent of nodes[at]?.above ?? [])
          if (isCountOf(parent, at)) change(parent, { counts: undefined, time: undefined })
      } else if (!isCountOf(at, at) && memory.isHeld(at) !== (truth[at] === 1)) stale.push(at)
    }
    if (memory.now >= nextTurn) {
      stale.push(...times)
      nextTurn = Math.min(...turns.filter((turn) => turn > memory.now))
    }
    if (event && takeUser(event)) stale.push(...queries)
    if (stale.length > 0) run(inOrder(new Set(stale.flatMap((at) => nodes[at]?.above ?? []))))
  }

  function isCountOf(parent: number, child: number): boolean {
    const { predicate, children } = nodes[parent] ?? {}
    return predicate?.op === 'count' && (parent === child || children?.[0] === child)
  }

  /** Whether another user is there; what was asked about the one before does not count any more (SG-27). */
  function takeUser(event: WireEvent): boolean {
    const userId = userTypes.includes(memory.eventType) ? userIdOf(event) : undefined
    if (!userId || userId === memory.userId) return false
    memory.userId = userId
    memory.changed.state = true
    for (const at of queries) {
      change(at, { hasQueriedForUserId: undefined })
      memory.unmatch(at)
    }
    return true
  }

  /** Runs a task and says what it changed. */
  function step(task: () => void): Change {
    // A clock that is set back would bring back what has run out.
    memory.now = Math.max(memory.now, now())
    memory.changed = { state: false, timeout: false }
    touched.clear()
    const joined: string[] = []
    const left: string[] = []
    task()
    for (const at of touched) settle(at, joined, left)
    const changeset = joined.length + left.length > 0 ? { joined, left } : undefined
    return { ...memory.changed, changeset }
  }

  function settle(at: number, joined: string[], left: string[]): void {
    noteJoined(at)
    for (const segment of nodes[at]?.segments ?? []) {
      const isIn = isDecided(segment)
      if (isIn === memberships.has(segment)) continue
      if (isIn) memberships.add(segment)
      else memberships.delete(segment)
      ;(isIn ? joined : left).push(segment)
    }
  }

  function isDecided(segment: string): boolean {
    return segments.get(segment)?.some((root) => truth[root] === 1) ?? false
  }

  function noteJoined(at: number): void {
    const isNoted = criteria[at]?.segmentJoined !== undefined
    if (isNoted !== (truth[at] === 1)) change(at, { segmentJoined: isNoted ? undefined : memory.now })
  }

  function load(state: StoredState | undefined): Change {
    for (const [id, criterion] of Object.entries(state?.history.criteria ?? {})) {
      const at = place.get(id)
      if (at !== undefined) change(at, criterion)
    }
    memory.userId = state?.history.userId
    const changes = step(() => {
      run([...nodes.keys()])
      advance()
      touched.clear()
      for (const [at, node] of nodes.entries()) if (node.segments.length > 0) noteJoined(at)
    })
    const before = new Set(state?.segments)
    // A default stays until an event decides it; one that the visitor has left does not come back.
    const isKept = (segment: string) => defaults.has(segment) && (!state || before.has(segment))
    for (const segment of segments.keys()) if (isDecided(segment) || isKept(segment)) memberships.add(segment)
    const joined = [...memberships].filter((segment) => !before.has(segment))
    const left = [...before].filter((segment) => !memberships.has(segment))
    return joined.length + left.length > 0 ? { ...changes, changeset: { joined, left } } : changes
  }

  function answer(predicateId: string, userId: string, result?: boolean, until?: number): Change {
    return step(() => {
      const at = place.get(predicateId)
      // The answer may be about the user before.
      if (at === undefined || memory.userId !== userId) return
      const { now } = memory
      const timeout = until === undefined ? until : ({ type: 'time', value: until } as const)
      change(at, { hasQueriedForUserId: true, ...(result && { time: { value: now, actual: now }, timeout }) })
      run(nodes[at]?.above ?? [])
    })
  }

  function due(): { nearest: number; timeout: number } {
    let timeout = Number.POSITIVE_INFINITY
    let nearest = nextTurn
    for (const at of memory.pending) {
      const { type, value } = criteria[at]?.timeout ?? {}
      if (type === 'time' && value !== undefined) timeout = Math.min(timeout, value)
      const begins = beginsAt(nodes[at]?.predicate.props?.timeout)
      if (begins > memory.now) nearest = Math.min(nearest, begins)
    }
    return { nearest: Math.min(nearest, timeout), timeout }
  }

  return {
    load,
    memberships,
    process: (event) =>
      step(() => {
        const type = withoutNamespace(event.meta.type)
        memory.eventType = type
        advance(event)
        run(plans.get(type) ?? [], event)
      }),
    tick: () => step(() => advance()),
    answer,
    history: memory.history,
    due,
  }
}
