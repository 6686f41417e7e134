import { parseDate } from '../../contract/parse-date.ts'
import type { Predicate, ValueType } from '../../contract/segment-index.ts'
import type { Operation, Wanted } from '../../contract/segments/segment.ts'
import { knownType } from './known-type.ts'

const ordered = ['lt', 'lte', 'gt', 'gte']

/**
 * Returns the comparison of a leaf (SG-05, SG-18). Its type is the given one, else that of the field, else that of the
 * value.
 */
export function leafOf(event: string, field: string, wanted: Wanted): Omit<Predicate, 'id'> {
  const { op, value, type } = operationOf(wanted)
  return { op, key: { event, field, type: type ?? typeOf(event, field, { op, value }) }, value }
}

/** A plain value means equality. */
export function operationOf(wanted: Wanted): Operation {
  return typeof wanted === 'object' ? wanted : { op: 'eq', value: wanted }
}

function typeOf(event: string, field: string, { op, value }: Operation): ValueType {
  if (ordered.includes(op) && typeof value === 'string' && !Number.isNaN(parseDate(value))) return 'date'
  return knownType(event, field) ?? typeOfValue(Array.isArray(value) ? value[0] : value)
}

function typeOfValue(value: unknown): ValueType {
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as ValueType) : 'string'
}
