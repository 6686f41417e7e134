import { withoutNamespace } from '../../contract/event.ts'
import type { ValueType } from '../../contract/segment-index.ts'
import { commonFields, eventFields } from '../../contract/segments/event-fields.ts'

/** Returns the type by which a standard event field is compared; undefined for any other field. */
export function knownType(event: string, field: string): ValueType | undefined {
  return fieldsOf(event)?.[field] ?? ownValue(commonFields, field)
}

/** Returns the specific fields of a standard event; undefined for an event that not every shop has. */
export function fieldsOf(event: string): Readonly<Record<string, ValueType>> | undefined {
  return ownValue<Readonly<Record<string, ValueType>>>(eventFields, withoutNamespace(event))
}

function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
