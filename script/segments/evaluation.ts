import { type WireEvent, withoutNamespace } from '../../contract/event.ts'
import { messageOf } from '../../contract/message-of.ts'
import { inOrder } from './compile-index.ts'
import type { Evaluation, EvaluationChange, EvaluationNeeds, StoredState } from './evaluation-types.ts'
import { createMemory } from './memory.ts'
import { compilePredicate, type Evaluate } from './predicate-kinds.ts'
import type { Changeset } from './state.ts'
import { timeTurns } from './time-turns.ts'

/** Evaluates an index incrementally: an event only touches the predicates that read it and those that depend on them. */
export function createEvaluation({ index, now, userTypes, ask, log }: EvaluationNeeds): Evaluation {
  const { nodes, place, plans, segments, defaults } = index
  const memory = createMemory(index)
  const { truth, criteria, change } = memory
  const memberships = new Set<string>()
  const askAt = (at: number) => {
    if (memory.userId !== undefined) ask(idOf(at), memory.userId)
  }
  /** Each predicate is compiled on first use and then replaces its placeholder. */
  const evaluates = nodes.map(
    (node, at): Evaluate =>
      (event) => {
        const evaluate = compilePredicate({ at, node, nodes, memory, log, ask: askAt })
        evaluates[at] = evaluate
        return evaluate(event)
      },
  )
  const decides = nodes.map((node) => node.segments.length > 0)
  const placesOf = (op: string) => nodes.flatMap(({ predicate }, at) => (predicate.op === op ? at : []))
  const [times, queries] = [placesOf('time'), placesOf('query')]
  const turns = times.flatMap((at) => timeTurns(nodes[at]?.predicate.props?.time))
  /** The next time at which a comparison with the current time changes its result. */
  let nextTurn = Number.NEGATIVE_INFINITY
  /** Evaluated places that decide segments, in order; settled when one of them may change its decision. */
  const touched: number[] = []
  let isOther = false
  /** 1 for a place that an event has decided; until then a default membership remains. */
  const isSettled = new Uint8Array(nodes.length)
  /** Whether the clock has ended a timeout or begun a match that is not yet evaluated. */
  let isReached = false
  /** The places to evaluate again. */
  const stale: number[] = []

  function idOf(at: number): string {
    return nodes[at]?.predicate.id ?? ''
  }

  function runPlaces(places: readonly number[], event?: WireEvent): void {
    for (const at of places) {
      let isTrue = 0
      try {
        isTrue = evaluates[at]?.(event) ? 1 : 0
      } catch (error) {
        // A predicate that fails is logged and counts as false; the others continue (SG-17, SG-36).
        log.error(messageOf(error), { predicate: idOf(at) })
      }
      const isTurned = truth[at] !== isTrue
      truth[at] = isTrue
      if (!decides[at] || !(event || isTurned)) continue
      touched.push(at)
      isOther ||= isTurned || isSettled[at] === 0
    }
  }

  /** Finds what has ended or begun by the clock or by an event's counters, regardless of the event's content. */
  function advanceTo(event?: WireEvent): void {
    stale.length = 0
    // Timeouts that only the clock ends are not checked before their time.
    if (isReached) for (const at of memory.pending) wakePlace(at, event)
    else if (event && memory.counted.size > 0) for (const at of memory.counted) wakePlace(at, event)
    isReached = false
    if (memory.now >= nextTurn) {
      stale.push(...times)
      nextTurn = Math.min(...turns.filter((turn) => turn > memory.now))
    }
    if (event && takeUser(event)) stale.push(...queries)
    if (stale.length > 0) runPlaces(inOrder(new Set(stale.flatMap((at) => nodes[at]?.above ?? []))))
  }

  function wakePlace(at: number, event: WireEvent | undefined): void {
    if (memory.runOut(at, event)) {
      stale.push(at)
      // Predicates that count its matches, or matches within it, start again (SG-13).
      for (const parent of nodes[at]?.above ?? [])
        if (isCountOf(parent, at)) change(parent, { counts: undefined, time: undefined })
    } else if (!isCountOf(at, at) && memory.isHeld(at) !== (truth[at] === 1)) stale.push(at)
  }

  function isCountOf(parent: number, child: number): boolean {
    const { predicate, children } = nodes[parent] ?? {}
    return predicate?.op === 'count' && (parent === child || children?.[0] === child)
  }

  /** Returns whether the user has changed; answers about the previous user then no longer count (SG-27). */
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

  /** Begins a step; its changes are reported at its end. */
  function startStep(): void {
    isReached = memory.reach(now()) || isReached
    memory.changed.state = memory.changed.timeout = isOther = false
    touched.length = 0
  }

  function endStep(): EvaluationChange {
    const changeset = isOther ? settleMemberships() : undefined
    const { state, timeout } = memory.changed
    return { state, timeout, changeset }
  }

  function settleMemberships(): Changeset | undefined {
    const joined: string[] = []
    const left: string[] = []
    for (const at of touched) {
      isSettled[at] = 1
      memory.noteJoined(at, truth[at] === 1)
      for (const segment of nodes[at]?.segments ?? []) {
        const isIn = isDecided(segment)
        if (isIn === memberships.has(segment)) continue
        if (isIn) memberships.add(segment)
        else memberships.delete(segment)
        ;(isIn ? joined : left).push(segment)
      }
    }
    return joined.length + left.length > 0 ? { joined, left } : undefined
  }

  function isDecided(segment: string): boolean {
    return segments.get(segment)?.some((root) => truth[root] === 1) ?? false
  }

  function loadState(state: StoredState | undefined): EvaluationChange {
    for (const [id, criterion] of Object.entries(state?.history.criteria ?? {})) {
      const at = place.get(id)
      if (at !== undefined) change(at, criterion)
    }
    memory.userId = state?.history.userId
    startStep()
    runPlaces([...nodes.keys()])
    advanceTo()
    isOther = false
    for (const at of nodes.keys()) if (decides[at]) memory.noteJoined(at, truth[at] === 1)
    const changes = endStep()
    const before = new Set(state?.segments)
    // A default membership remains until an event decides it; once it has ended, it does not return.
    const isKept = (segment: string) => defaults.has(segment) && (!state || before.has(segment))
    for (const segment of segments.keys()) if (isDecided(segment) || isKept(segment)) memberships.add(segment)
    const joined = [...memberships].filter((segment) => !before.has(segment))
    const left = [...before].filter((segment) => !memberships.has(segment))
    return joined.length + left.length > 0 ? { ...changes, changeset: { joined, left } } : changes
  }

  function takeAnswer(predicateId: string, userId: string, result?: boolean, until?: number): EvaluationChange {
    startStep()
    const at = place.get(predicateId)
    // The answer may be about the previous user.
    if (at !== undefined && memory.userId === userId) {
      const { now } = memory
      const timeout = until === undefined ? until : ({ type: 'time', value: until } as const)
      change(at, { hasQueriedForUserId: true, ...(result && { time: { value: now, actual: now }, timeout }) })
      runPlaces(nodes[at]?.above ?? [])
    }
    return endStep()
  }

  function nextTimeout(): number {
    let next = Number.POSITIVE_INFINITY
    for (const at of memory.pending) {
      const { type, value } = criteria[at]?.timeout ?? {}
      if (type === 'time' && value !== undefined) next = Math.min(next, value)
    }
    return next
  }

  return {
    load: loadState,
    memberships,
    process(event) {
      startStep()
      const type = withoutNamespace(event.meta.type)
      memory.eventType = type
      advanceTo(event)
      const plan = plans.get(type)
      if (plan) runPlaces(plan, event)
      return endStep()
    },
    tick() {
      startStep()
      advanceTo()
      return endStep()
    },
    answer: takeAnswer,
    history: memory.history,
    nearest: () => Math.min(nextTurn, memory.nearest()),
    nextTimeout,
  }
}

/** Returns the user id in an event (SG-27); undefined or '' when it has none. */
function userIdOf({ user }: WireEvent): string | undefined {
  const id = (user as { id?: unknown } | null | undefined)?.id
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  // An unpaired surrogate cannot be written into the compressed state.
  return String(id).replace(/\p{Cs}/gu, '')
}
