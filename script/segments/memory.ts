import type { WireEvent } from '../../contract/event.ts'
import type { CompiledIndex } from './compile-index.ts'
import type { Criterion, History } from './state.ts'
import { afterEvent, begin, beginsAt, isOver } from './timeouts.ts'

/** What is known of a visitor, by the places of the predicates. */
export type Memory = {
  /** Epoch milliseconds; set before anything is evaluated, and never goes back. */
  now: number
  userId?: string
  /** Of the event that is being processed, without namespace. */
  eventType: string
  /** 1 for a predicate that is true. */
  truth: Uint8Array
  criteria: (Criterion | undefined)[]
  /** Places with a timeout that can run out. */
  pending: Set<number>
  changed: { state: boolean; timeout: boolean }
  /** Puts parts of a criterion in, or takes out those given as undefined. Notes only what is really another value. */
  change(at: number, parts: { [Part in keyof Criterion]: Criterion[Part] | undefined }): void
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
  const timeouts = nodes.map(({ predicate }) => predicate.props?.timeout)
  const from = timeouts.map(beginsAt)
  const memory: Memory = {
    now: 0,
    eventType: '',
    truth: new Uint8Array(nodes.length),
    criteria: nodes.map(() => undefined),
    pending: new Set(),
    changed: { state: false, timeout: false },
    change(at, parts) {
      const before = memory.criteria[at]
      let isOther = false
      for (const name in parts) {
        if (isSame(before?.[name as keyof Criterion], parts[name as keyof Criterion])) continue
        isOther = true
        if (name.startsWith('timeout')) memory.changed.timeout = true
      }
      if (!isOther) return
      const criterion = { ...before, ...parts }
      memory.criteria[at] = criterion
      memory.changed.state = true
      if (criterion.timeout) memory.pending.add(at)
      else memory.pending.delete(at)
    },
    unmatch(at) {
      const before = memory.criteria[at]
      if (!before) return
      const { time, timeout, timeoutExpired, ...kept } = before
      memory.criteria[at] = kept.segmentJoined === undefined ? undefined : kept
      const { changed } = memory
      changed.timeout ||= timeout !== undefined || timeoutExpired !== undefined
      changed.state ||= changed.timeout || time !== undefined
      memory.pending.delete(at)
    },
    isHeld(at) {
      const criterion = memory.criteria[at]
      return criterion?.time !== undefined && !criterion.timeoutExpired && memory.now >= (from[at] ?? 0)
    },
    match(at, event) {
      const { now } = memory
      const definition = timeouts[at]
      const timeout = definition && begin(definition, event)
      const before = memory.criteria[at]
      if (timeout ? isSame(timeout, before?.timeout) : before?.time) return
      const isLate = timeout !== undefined && isOver(timeout, now)
      // Nothing new: it ran out before this event, and would again.
      if (isLate && before?.timeoutExpired) return
      const time = { value: Math.floor(event.meta.ts), actual: now }
      if (isLate) memory.change(at, { time, timeout: undefined, timeoutExpired: true })
      else memory.change(at, { time, timeout, timeoutExpired: undefined })
    },
    runOut(at, event) {
      const timeout = memory.criteria[at]?.timeout
      if (!timeout) return false
      const counted = event ? afterEvent(timeout, event.context) : timeout
      const left = counted && isOver(counted, memory.now) ? undefined : counted
      memory.change(at, { timeout: left, timeoutExpired: left ? undefined : true })
      return left === undefined
    },
    history: () => ({
      userId: memory.userId,
      criteria: Object.fromEntries(
        nodes.flatMap(({ predicate }, at) => {
          const criterion = memory.criteria[at]
          return isEmpty(criterion) ? [] : [[predicate.id, { ...criterion }]]
        }),
      ),
    }),
  }
  return memory
}

/** Nothing is left of a criterion that was taken out part by part. */
function isEmpty(criterion: Criterion | undefined): boolean {
  return !criterion || Object.values(criterion).every((part) => part === undefined)
}

type Part = Criterion[keyof Criterion]

function isSame(a: Part, b: Part): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  const [one, other]: { type?: string; value: number; actual?: number }[] = [a, b]
  return one?.value === other?.value && one?.type === other?.type && one?.actual === other?.actual
}
