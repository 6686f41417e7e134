/** An object of which nothing is known. */
export type UnknownFields = Record<string, unknown>

/** Whether a value is an object with fields: no list, no function, not null. */
export function isFields(value: unknown): value is UnknownFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses JSON that anybody may have written; undefined for what is none. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Parses JSON that has to be an object with fields; undefined for anything else. */
export function parseJsonObject(text: string | null | undefined): UnknownFields | undefined {
  const value = parseJson(text)
  return isFields(value) ? value : undefined
}
