import type { WireEvent } from '../../contract/event.ts'
import type { CompiledIndex } from './compile-index.ts'
import type { CriterionState, History } from './state.ts'
import { afterEvent, beginsAt, beginTimeout, isCounted, isOver } from './timeouts.ts'

/** What is known of a visitor, by the places of the predicates. */
export type Memory = {
  /** Epoch milliseconds; set before anything is evaluated, and never goes back. */
  now: number
  userId?: string
  /** Of the event that is being processed, without namespace. */
  eventType: string
  /** 1 for a predicate that is true. */
  truth: Uint8Array
  criteria: (CriterionState | undefined)[]
  /** Places with a timeout that can run out. */
  pending: ReadonlySet<number>
  /** Those of them whose timeout an event may end, or count down. */
  counted: ReadonlySet<number>
  changed: { state: boolean; timeout: boolean }
  /** When the clock ends a timeout or begins a match next, epoch ms, or Infinity. */
  nearest(): number
  /** Moves the clock on; whether that moment is reached, and all that is pending has to be looked at. */
  reach(now: number): boolean
  /** Puts parts of a criterion in, or takes out those given as undefined. Notes only what is really another value. */
  change(at: number, parts: { [Part in keyof CriterionState]: CriterionState[Part] | undefined }): void
  /** Notes since when a predicate that decides segments is true, or no more. */
  noteJoined(at: number, isIn: boolean): void
  /** Takes the match of a leaf or a query out, with its timeout. */
  unmatch(at: number): void
  /** Whether a match is there that holds by the clock. */
  isHeld(at: number): boolean
  /** Takes a match of an event down, and begins its timeout, if it has one (SG-14). */
  match(at: number, event: WireEvent): void
  /** Counts timeouts down and ends those that ran out (SG-24); whether this one did. */
  runOut(at: number, event: WireEvent | undefined): boolean
  /** All of it in the form that is kept. */
  history(): History
}

export function createMemory({ nodes }: CompiledIndex): Memory {
  const timeouts = nodes.map(({ predicate: { props } }) => props?.timeout)
  const from = timeouts.map(beginsAt)
  const criteria = nodes.map((): CriterionState | undefined => undefined)
  const pending = new Set<number>()
  const counted = new Set<number>()
  const changed = { state: false, timeout: false }
  /** NaN when it has to be looked for among all that are pending. */
  let nearest = Number.POSITIVE_INFINITY

  function wakesAt(at: number): number {
    const { type, value = 0 } = criteria[at]?.timeout ?? {}
    const ends = type === 'time' ? value : Number.POSITIVE_INFINITY
    const begins = from[at] ?? 0
    return begins > memory.now ? Math.min(begins, ends) : ends
  }

  /** Follows a timeout that is another now; `wokeAt` is of the one before, NaN for none. */
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
      // A clock that is set back would bring back what has run out.
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
      for (const each in parts) {
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
      // Nothing new: it ran out before this event, and would again.
      if (isLate && before?.timeoutExpired) return
      const time = { value: Math.floor(event.meta.ts), actual: now }
      // Of most leaves nothing but the time changes.
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

/** Nothing is left of a criterion that was taken out part by part. */
function isEmpty(criterion: CriterionState | undefined): boolean {
  return !criterion || Object.values(criterion).every((part) => part === undefined)
}

type CriterionValue = CriterionState[keyof CriterionState]

function isSame(a: CriterionValue, b: CriterionValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  const [one, other]: { type?: string; value: number; actual?: number }[] = [a, b]
  return one?.value === other?.value && one?.type === other?.type && one?.actual === other?.actual
}
