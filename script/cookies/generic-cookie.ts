import { type Field, list, readNumber, type StateOf, text, time } from './field.ts'

/** `expires` in epoch milliseconds; null never passes. */
export type GenericValue = { value: string; expires: number | null }

const items = list<[key: string, stored: GenericValue]>(
  ([key, { value, expires }]) => [key, value, expires === null ? '' : String(expires)],
  ([key = '', value = '', expires]) => [key, { value, expires: expires ? readNumber(expires) : null }],
)

const keyValue: Field<Readonly<Record<string, GenericValue>>> = {
  default: {},
  write: (values) => items.write(Object.entries(values)),
  read: (encoded) => Object.fromEntries(items.read(encoded)),
}

/** The generic cookie, in its order: what experiences and page code keep by key (CK-10). */
export const genericFields = { keyValue, updatedAt: time(), domain: text() }

export type GenericState = StateOf<typeof genericFields>
