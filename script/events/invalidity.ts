/** Why something is not a valid event, or undefined when it is one (EV-04). */
export function findInvalidity(event: unknown): string | undefined {
  if (!isObject(event)) return 'Invalid event: it is not an object'
  const { meta } = event
  if (!isObject(meta)) return 'Invalid event: meta is missing'
  if (typeof meta.ts !== 'number' || !Number.isFinite(meta.ts) || meta.ts <= 0)
    return 'Invalid event: meta.ts is not a time in milliseconds'
  if (typeof meta.type !== 'string' || meta.type === '') return 'Invalid event: meta.type is not a text'
  return undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
