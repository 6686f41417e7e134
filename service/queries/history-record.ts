import type { LookupHistory } from '../../contract/lookup-answer.ts'
import { visitorHistory } from '../../contract/segments/visitor-history.ts'

const day = 24 * 3_600_000

/** Fields that tell how many days ago something was, with where the history has its time. */
const moments: Readonly<Record<string, keyof LookupHistory>> = {
  [visitorHistory.daysSinceView]: 'lastView',
  [visitorHistory.daysSincePurchase]: 'lastConversion',
  [visitorHistory.daysSinceFirstView]: 'firstView',
  [visitorHistory.daysSinceFirstPurchase]: 'firstConversion',
}

/** A visitor's stored events as the record of a dataset, at a moment (epoch ms): what never was has no field (SV-13). */
export function historyRecord(history: LookupHistory, now: number): Record<string, number> {
  const days = Object.entries(moments).map(([field, moment]) => [field, daysSince(history[moment], now)])
  return Object.fromEntries([...Object.entries(history), ...days].filter(([, value]) => value !== null))
}

/** Until when a field that was told is at most so many days, epoch ms; undefined where days mean nothing. */
export function holdsUntil(record: Record<string, number>, { field, op, value }: HistoryQuestion, now: number) {
  const days = record[field]
  if (days === undefined || !Object.hasOwn(moments, field) || (op !== 'lt' && op !== 'lte')) return undefined
  return Math.ceil(now + (Number(value) - days) * day)
}

export type HistoryQuestion = { field: string; op: unknown; value: unknown }

function daysSince(time: number | null, now: number): number | null {
  return time === null ? null : Math.max(0, now - time) / day
}
