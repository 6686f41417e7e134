import { isFields } from '../../contract/json.ts'

/** An event that may be stored. All further fields are the shop's. Times are epoch milliseconds. */
export type ValidEvent = {
  meta: { id: string; type: string; ts: number; [field: string]: unknown }
  [field: string]: unknown
}

export type EventCheck = { valid: true; event: ValidEvent } | { valid: false; reason: string }

/** Applies the script's own rule (EV-04), and requires an id by which repeated events are recognised (SV-31). */
export function checkEvent(value: unknown): EventCheck {
  if (!isFields(value)) return invalidEvent('it is not an object')
  const { meta } = value
  if (!isFields(meta)) return invalidEvent('meta is missing')
  const { ts, type, id } = meta
  if (typeof ts !== 'number' || !(ts > 0 && Number.isFinite(ts))) return invalidEvent('meta.ts is not a timestamp')
  if (typeof type !== 'string' || type === '') return invalidEvent('meta.type is missing')
  // An unpaired surrogate has no UTF-8 form: two such ids would become the same in the store.
  if (typeof id !== 'string' || id === '' || !id.isWellFormed()) return invalidEvent('meta.id is missing')
  return { valid: true, event: { ...value, meta: { ...meta, ts, type, id } } }
}

function invalidEvent(why: string): EventCheck {
  return { valid: false, reason: `Invalid event: ${why}` }
}
