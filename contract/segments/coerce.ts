import { parseDate } from '../parse-date.ts'
import type { ValueType as Known } from '../segment-index.ts'

/** A value in the form in which its type is compared: texts in lower case, dates as epoch milliseconds. */
export type Comparable = number | string | boolean

/** What a key's value can be taken for, and how (SG-18); undefined for a value that cannot be. */
export const coercions = {
  date: (value: unknown) => finiteNumber(typeof value === 'string' ? parseDate(value.trim()) : value),
  number: (value: unknown) => finiteNumber(typeof value === 'string' && value.trim() ? Number(value) : value),
  string: (value: unknown) => textOf(value)?.toLowerCase(),
  boolean: (value: unknown) => {
    const text = textOf(value)?.toLowerCase()
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined
  },
} satisfies Record<Known, (value: unknown) => Comparable | undefined>

export type CoercionType = keyof typeof coercions

/** The text of a plain value, trimmed but in its own case. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

function finiteNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
