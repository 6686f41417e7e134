import type { EventContext, WireEvent } from '../../contract/event.ts'
import type { Timeout } from '../../contract/segment-index.ts'
import { coercions } from '../../contract/segments/coerce.ts'
import type { CriterionState } from './state.ts'

type PendingTimeout = NonNullable<CriterionState['timeout']>
type CountedTimeout = PendingTimeout & { type: 'event' | keyof typeof numbers }

const second = 1000
const day = 24 * 3600 * second

/** The time units in milliseconds; the plural is accepted too (SG-21). */
const units = new Map(
  Object.entries({
    second,
    minute: 60 * second,
    hour: 3600 * second,
    day,
    week: 7 * day,
    month: 30 * day,
    year: 365 * day,
  }),
)

/** The visitor's counter that each kind of timeout refers to. */
const numbers = { view: 'viewNumber', session: 'sessionNumber', entrance: 'entranceNumber' } as const

/** Returns the pending timeout that starts with the match of an event (SG-20 to SG-23). */
export function beginTimeout(timeout: Timeout, { meta, context }: WireEvent): PendingTimeout {
  switch (timeout.type) {
    case 'never':
      return { type: 'never', value: 0 }
    case 'time':
      return { type: 'time', value: coercions.date(timeout.value) ?? 0 }
    case 'absolute':
      return { type: 'time', value: coercions.date(timeout.to) ?? 0 }
    case 'relative':
      return { type: 'time', value: Math.floor(meta.ts) + durationOf(timeout) }
    case 'event':
      return { type: 'event', value: atLeastOne(timeout.value) }
    default:
      return { type: timeout.type, value: (context[numbers[timeout.type]] ?? 0) + atLeastOne(timeout.value) }
  }
}

/** Returns the time, in epoch milliseconds, from which a match holds (SG-22). */
export function beginsAt(timeout: Timeout | undefined): number {
  return (timeout?.type === 'absolute' && coercions.date(timeout.from)) || Number.NEGATIVE_INFINITY
}

/** Returns whether a pending timeout has run out at a time in epoch milliseconds. */
export function isOver({ type, value }: PendingTimeout, now: number): boolean {
  return type === 'time' && now >= value
}

/** Returns whether events can end the timeout, not only the clock. */
export function isCounted(pending: PendingTimeout): pending is CountedTimeout {
  return pending.type !== 'time' && pending.type !== 'never'
}

/** Returns the remaining timeout after a further event: unchanged, one event less (SG-23), or undefined when it has run out (SG-20). */
export function afterEvent(pending: PendingTimeout, context: Partial<EventContext>): PendingTimeout | undefined {
  if (!isCounted(pending)) return pending
  const { type, value } = pending
  if (type === 'event') return value > 1 ? { type, value: value - 1 } : undefined
  return (context[numbers[type]] ?? 0) >= value ? undefined : pending
}

/** Returns whether a timeout of an index has all fields that its kind needs. */
export function isTimeout(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false
  const { type, value, from, to } = given as Record<string, unknown>
  switch (type) {
    case 'never':
      return true
    case 'view':
    case 'session':
    case 'entrance':
    case 'event':
      return Number.isFinite(value)
    case 'time':
      return coercions.date(value) !== undefined
    case 'absolute':
      return coercions.date(from) !== undefined && coercions.date(to) !== undefined
    case 'relative':
      return durationOf(given as Timeout & { type: 'relative' }) > 0
    default:
      return false
  }
}

/** Returns the duration in milliseconds; NaN for an unknown unit. */
function durationOf(timeout: Timeout & { type: 'relative' }): number {
  if ('duration' in timeout) return Math.floor(timeout.duration)
  const { unit, quantity } = timeout
  return Math.floor((units.get(unit) ?? units.get(String(unit).replace(/s$/, '')) ?? Number.NaN) * quantity)
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.floor(value))
}
