/** An object of which nothing is known. */
export type UnknownFields = Record<string, unknown>

/** Whether a value is an object with fields: no list, no function, not null. */
export function isFields(value: unknown): value is UnknownFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
