import { isFields } from '../../contract/json.ts'
import type { LookupHistory } from '../../contract/lookup-answer.ts'
import type { ValidEvent } from '../events/check-event.ts'
import type { VisitorRecord } from '../storage/storage.ts'
import type { Transaction } from './transaction-of.ts'

/** The history of a visitor never seen (SV-12). */
export const emptyHistory: LookupHistory = {
  conversionCycle: 1,
  conversions: 0,
  entrances: 0,
  firstConversion: null,
  firstView: null,
  lastConversion: null,
  lastView: null,
  lifetimeValue: 0,
  sessions: 0,
  views: 0,
}

/** The record of a visitor never seen (SV-12). */
export const newVisitor: VisitorRecord = { history: emptyHistory, segments: null, force: false }

/**
 * Returns the history after one more event (SV-13): the largest counts, the earliest first times and the latest last
 * times, in any order of arrival. `transaction` is that of the event when it is new, otherwise null.
 */
export function historyAfter(
  history: LookupHistory,
  event: ValidEvent,
  transaction: Transaction | null,
): LookupHistory {
  const context = isFields(event.context) ? event.context : {}
  const viewed = timeOf(context.viewTs)
  const converted = timeOf(transaction?.ts)
  return {
    conversionCycle: largerOf(history.conversionCycle, context.conversionCycleNumber),
    conversions: largerOf(history.conversions, context.conversionNumber),
    entrances: largerOf(history.entrances, context.entranceNumber),
    firstConversion: earlierOf(history.firstConversion, converted),
    firstView: earlierOf(history.firstView, viewed),
    lastConversion: laterOf(history.lastConversion, converted),
    lastView: laterOf(history.lastView, viewed),
    lifetimeValue: inCents(history.lifetimeValue + (transaction?.total ?? 0)),
    sessions: largerOf(history.sessions, context.sessionNumber),
    views: largerOf(history.views, context.viewNumber),
  }
}

function largerOf(known: number, count: unknown): number {
  return isCount(count) ? Math.max(known, count) : known
}

function timeOf(value: unknown): number | null {
  return isCount(value) && value > 0 ? value : null
}

// Numbers beyond the safe integers are neither counts nor times, and would remain the largest for ever.
function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
}

function earlierOf(known: number | null, time: number | null): number | null {
  return known === null || time === null ? (known ?? time) : Math.min(known, time)
}

function laterOf(known: number | null, time: number | null): number | null {
  return known === null || time === null ? (known ?? time) : Math.max(known, time)
}

// Amounts have two decimals; without rounding a long sum drifts.
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
