import type { Fields } from './fields.ts'

/** The fields that are known: without those that are undefined. */
export function known<T extends Fields>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}
