import { isFields } from '../../contract/json.ts'
/** Returns why a value is not a valid event, or undefined when it is one (EV-04). */
export function findInvalidity(event: unknown): string | undefined {
  if (!isFields(event)) return 'Invalid event: it is not an object'
  const { meta } = event
  if (!isFields(meta)) return 'Invalid event: meta is missing'
  if (typeof meta.ts !== 'number' || !Number.isFinite(meta.ts) || meta.ts <= 0)
    return 'Invalid event: meta.ts is not a time in milliseconds'
  if (typeof meta.type !== 'string' || meta.type === '') return 'Invalid event: meta.type is not a text'
  return undefined
}
