import { parseDate } from '../parse-date.ts'

export const valueTypes = ['date', 'number', 'string', 'boolean'] as const
export type ValueType = (typeof valueTypes)[number]

/** A value in the form in which its type is compared: texts in lower case, dates as epoch milliseconds. */
export type Comparable = number | string | boolean

/** Brings a value into a type (SG-18); undefined when it cannot be. */
export function coerce(value: unknown, type: ValueType): Comparable | undefined {
  return coercions[type](value)
}

/** The type in which a query's value is compared when the query names none: its own, and date for the text of one. */
export function typeOf(value: unknown): ValueType {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'string' && parseDate(value) !== undefined ? 'date' : 'string'
}

const coercions: Record<ValueType, (value: unknown) => Comparable | undefined> = {
  date: (value) => (typeof value === 'string' ? parseDate(value.trim()) : numberOf(value)),
  number: numberOf,
  string: (value) => (isPlain(value) ? String(value).trim().toLowerCase() : undefined),
  boolean: (value) => booleans.get(typeof value === 'string' ? value.trim().toLowerCase() : value),
}

const booleans = new Map<unknown, boolean>([
  ...[true, 'true', 1, '1'].map((value) => [value, true] as const),
  ...[false, 'false', 0, '0'].map((value) => [value, false] as const),
])

function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
