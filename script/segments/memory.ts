import type { WireEvent } from '../../contract/event.ts'
import type { CompiledIndex } from './compile-index.ts'
import type { CriterionState, History } from './state.ts'
import { afterEvent, beginsAt, beginTimeout, isCounted, isOver } from './timeouts.ts'

/** The state of a visitor, indexed by the places of the predicates. */
export type Memory = {
  /** Epoch milliseconds; set before each evaluation, and never decreases. */
  now: number
  userId?: string
  /** The type, without namespace, of the event being processed. */
  eventType: string
  /** 1 for a true predicate. */
  truth: Uint8Array
  criteria: (CriterionState | undefined)[]
  /** The places with a timeout that can run out. */
  pending: ReadonlySet<number>
  /** Those of them whose timeout an event may end or count down. */
  counted: ReadonlySet<number>
  changed: { state: boolean; timeout: boolean }
  /** The next time at which the clock ends a timeout or begins a match; epoch milliseconds, or Infinity. */
  nearest(): number
  /** Advances the clock; returns whether that time is reached, so that all pending timeouts must be checked. */
  reach(now: number): boolean
  /** Sets parts of a criterion, or removes those given as undefined. Records only actual changes. */
  change(at: number, parts: { [Part in keyof CriterionState]: CriterionState[Part] | undefined }): void
  /** Records since when a segment-deciding predicate is true, or that it is no longer true. */
  noteJoined(at: number, isIn: boolean): void
  /** Removes the match of a leaf or a query, with its timeout. */
  unmatch(at: number): void
  /** Returns whether there is a match that holds at the current time. */
  isHeld(at: number): boolean
  /** Records a match of an event and starts its timeout, if it has one (SG-14). */
  match(at: number, event: WireEvent): void
  /** Counts down a timeout and ends it when it has run out (SG-24); returns whether it has. */
  runOut(at: number, event: WireEvent | undefined): boolean
  /** Returns the state in the form that is stored. */
  history(): History
}

export function createMemory({ nodes }: CompiledIndex): Memory {
  const timeouts = nodes.map(({ predicate: { props } }) => props?.timeout)
  const from = timeouts.map(beginsAt)
  const criteria = nodes.map((): CriterionState | undefined => undefined)
  const pending = new Set<number>()
  const counted = new Set<number>()
  const changed = { state: false, timeout: false }
  /** NaN when it must be computed from all pending timeouts. */
  let nearest = Number.POSITIVE_INFINITY

  function wakesAt(at: number): number {
    const { type, value = 0 } = criteria[at]?.timeout ?? {}
    const ends = type === 'time' ? value : Number.POSITIVE_INFINITY
    const begins = from[at] ?? 0
    return begins > memory.now ? Math.min(begins, ends) : ends
  }

  /** Tracks a changed timeout; `wokeAt` is the time of the previous one, NaN if there was none. */
  function followTimeout(at: number, wokeAt: number): void {
    const timeout = criteria[at]?.timeout
    putPlace(pending, at, timeout !== undefined)
    putPlace(counted, at, timeout !== undefined && isCounted(timeout))
    nearest = wokeAt <= nearest ? Number.NaN : timeout ? Math.min(nearest, wakesAt(at)) : nearest
  }

  const memory: Memory = {
    now: 0,
    eventType: '',
    truth: new Uint8Array(nodes.length),
    criteria,
    pending,
    counted,
    changed,
    nearest() {
      if (Number.isNaN(nearest)) {
        nearest = Number.POSITIVE_INFINITY
        for (const at of pending) nearest = Math.min(nearest, wakesAt(at))
      }
      return nearest
    },
    reach(now) {
      const waited = memory.nearest()
      // A clock that is set back would revive timeouts that have run out.
      memory.now = Math.max(memory.now, now)
      if (memory.now < waited) return false
      nearest = Number.NaN
      return true
    },
    change(at, parts) {
      criteria[at] ??= {}
      const criterion = criteria[at]
      const { timeout } = criterion
      const wokeAt = timeout ? wakesAt(at) : Number.NaN
      for (const each of Object.keys(parts)) {
        const name = each as keyof CriterionState
        if (isSame(criterion[name], parts[name])) continue
        ;(criterion as Record<string, unknown>)[name] = parts[name]
        changed.state = true
        if (name.startsWith('timeout')) changed.timeout = true
      }
      if (criterion.timeout !== timeout) followTimeout(at, wokeAt)
    },
    noteJoined(at, isIn) {
      if ((criteria[at]?.segmentJoined !== undefined) === isIn) return
      criteria[at] ??= {}
      criteria[at].segmentJoined = isIn ? memory.now : undefined
      changed.state = true
    },
    unmatch(at) {
      const criterion = criteria[at]
      if (!criterion) return
      const { time, timeout, timeoutExpired, segmentJoined } = criterion
      changed.timeout ||= timeout !== undefined || timeoutExpired !== undefined
      changed.state ||= changed.timeout || time !== undefined
      const wokeAt = timeout ? wakesAt(at) : Number.NaN
      criterion.time = criterion.timeout = criterion.timeoutExpired = undefined
      if (segmentJoined === undefined) criterion.counts = criterion.hasQueriedForUserId = undefined
      if (timeout) followTimeout(at, wokeAt)
    },
    isHeld(at) {
      const criterion = criteria[at]
      return criterion?.time !== undefined && !criterion.timeoutExpired && memory.now >= (from[at] ?? 0)
    },
    match(at, event) {
      const { now } = memory
      const definition = timeouts[at]
      const timeout = definition && beginTimeout(definition, event)
      const before = criteria[at]
      if (timeout ? isSame(timeout, before?.timeout) : before?.time) return
      const isLate = timeout !== undefined && isOver(timeout, now)
      // No change: it ran out before this event, and would again.
      if (isLate && before?.timeoutExpired) return
      const time = { value: Math.floor(event.meta.ts), actual: now }
      // For most leaves only the time changes.
      if (before && !timeout && !before.timeout && !before.timeoutExpired) {
        before.time = time
        changed.state = true
      } else if (isLate) memory.change(at, { time, timeout: undefined, timeoutExpired: true })
      else memory.change(at, { time, timeout, timeoutExpired: undefined })
    },
    runOut(at, event) {
      const { timeout, timeoutExpired } = criteria[at] ?? {}
      if (!timeout) return false
      const more = event ? afterEvent(timeout, event.context) : timeout
      const left = more && isOver(more, memory.now) ? undefined : more
      if (left !== timeout || timeoutExpired)
        memory.change(at, { timeout: left, timeoutExpired: left ? undefined : true })
      return left === undefined
    },
    history: () => ({
      userId: memory.userId,
      criteria: Object.fromEntries(
        nodes.flatMap(({ predicate }, at) => {
          const criterion = criteria[at]
          return isEmpty(criterion) ? [] : [[predicate.id, { ...criterion }]]
        }),
      ),
    }),
  }
  return memory
}

function putPlace(places: Set<number>, at: number, isIn: boolean): void {
  if (isIn) places.add(at)
  else places.delete(at)
}

/** Returns whether all parts of a criterion have been removed. */
function isEmpty(criterion: CriterionState | undefined): boolean {
  return !criterion || Object.values(criterion).every((part) => part === undefined)
}

type CriterionValue = CriterionState[keyof CriterionState]
type Mark = { type?: string; value: number; actual?: number }

function isSame(a: CriterionValue, b: CriterionValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  const [one, other] = [a, b] as [Mark, Mark]
  return one.value === other.value && one.type === other.type && one.actual === other.actual
}
