import type { LookupHistory } from '../../contract/lookup-answer.ts'
import { visitorHistory } from '../../contract/segments/visitor-history.ts'

const day = 24 * 3_600_000

/** Fields that give the number of days since something happened, and the property of the history that has its time. */
const moments: Readonly<Record<string, keyof LookupHistory>> = {
  [visitorHistory.daysSinceView]: 'lastView',
  [visitorHistory.daysSincePurchase]: 'lastConversion',
  [visitorHistory.daysSinceFirstView]: 'firstView',
  [visitorHistory.daysSinceFirstPurchase]: 'firstConversion',
}

/**
 * Returns a visitor's stored events as a dataset record, at a time (epoch ms). Something that never happened has no
 * field (SV-13).
 */
export function historyRecord(history: LookupHistory, now: number): Record<string, number> {
  const days = Object.entries(moments).map(([field, moment]) => [field, daysSince(history[moment], now)])
  return Object.fromEntries([...Object.entries(history), ...days].filter(([, value]) => value !== null))
}

/**
 * Returns until when a reported field is at most the given number of days, in epoch ms; undefined for fields that do
 * not count days.
 */
export function holdsUntil(record: Record<string, number>, { field, op, value }: HistoryQuestion, now: number) {
  const days = record[field]
  if (days === undefined || !Object.hasOwn(moments, field) || (op !== 'lt' && op !== 'lte')) return undefined
  return Math.ceil(now + (Number(value) - days) * day)
}

export type HistoryQuestion = { field: string; op: unknown; value: unknown }

function daysSince(time: number | null, now: number): number | null {
  return time === null ? null : Math.max(0, now - time) / day
}
