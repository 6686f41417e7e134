import type { LookupHistory } from '../../contract/lookup-answer.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { isRecord } from '../is-record.ts'
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

/**
 * The history after one more event (SV-13): the largest counts, the earliest first and the latest last times, whatever
 * the order in which events arrive. `transaction` is the event's own when it was not known before, otherwise null.
 */
export function historyAfter(
  history: LookupHistory,
  event: ValidEvent,
  transaction: Transaction | null,
): LookupHistory {
  const context = isRecord(event.context) ? event.context : {}
  const viewed = timeOf(context.viewTs)
  const converted = timeOf(transaction?.ts)
  return {
    conversionCycle: larger(history.conversionCycle, context.conversionCycleNumber),
    conversions: larger(history.conversions, context.conversionNumber),
    entrances: larger(history.entrances, context.entranceNumber),
    firstConversion: earlier(history.firstConversion, converted),
    firstView: earlier(history.firstView, viewed),
    lastConversion: later(history.lastConversion, converted),
    lastView: later(history.lastView, viewed),
    lifetimeValue: inCents(history.lifetimeValue + (transaction?.total ?? 0)),
    sessions: larger(history.sessions, context.sessionNumber),
    views: larger(history.views, context.viewNumber),
  }
}

function larger(known: number, count: unknown): number {
  return isCount(count) ? Math.max(known, count) : known
}

function timeOf(value: unknown): number | null {
  return isCount(value) && value > 0 ? value : null
}

// Beyond the safe integers a number is no count and no time; it would stay the largest for ever.
function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
}

function earlier(known: number | null, time: number | null): number | null {
  return known === null || time === null ? (known ?? time) : Math.min(known, time)
}

function later(known: number | null, time: number | null): number | null {
  return known === null || time === null ? (known ?? time) : Math.max(known, time)
}

// Money has two decimals; without rounding a long sum drifts.
function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}
