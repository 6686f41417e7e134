import { isFields } from '../../contract/json.ts'

/** An event that may be stored. All further fields are the shop's. Times are epoch milliseconds. */
export type ValidEvent = {
  meta: { id: string; type: string; ts: number; [field: string]: unknown }
  [field: string]: unknown
}

export type EventCheck = { valid: true; event: ValidEvent } | { valid: false; reason: string }

/** What an invalid event is told, by the name of the reason in the metrics. */
export const invalidBecause = {
  not_an_object: 'Invalid event: it is not an object',
  without_meta: 'Invalid event: meta is missing',
  without_time: 'Invalid event: meta.ts is not a timestamp',
  without_type: 'Invalid event: meta.type is missing',
  without_id: 'Invalid event: meta.id is missing',
} as const

/** Applies the script's own rule (EV-04), and requires an id by which repeated events are recognised (SV-31). */
export function checkEvent(value: unknown): EventCheck {
  if (!isFields(value)) return invalidEvent('not_an_object')
  const { meta } = value
  if (!isFields(meta)) return invalidEvent('without_meta')
  const { ts, type, id } = meta
  if (typeof ts !== 'number' || !(ts > 0 && Number.isFinite(ts))) return invalidEvent('without_time')
  if (typeof type !== 'string' || type === '') return invalidEvent('without_type')
  // An unpaired surrogate has no UTF-8 form: two such ids would become the same in the store.
  if (typeof id !== 'string' || id === '' || !id.isWellFormed()) return invalidEvent('without_id')
  return { valid: true, event: { ...value, meta: { ...meta, ts, type, id } } }
}

function invalidEvent(why: keyof typeof invalidBecause): EventCheck {
  return { valid: false, reason: invalidBecause[why] }
}
