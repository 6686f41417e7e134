import type { UnknownFields } from '../../../contract/json.ts'

/** The fields that are known: without those that are undefined. */
export function omitUndefined<T extends UnknownFields>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
