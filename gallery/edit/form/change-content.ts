import { isSameJson } from '../../../contract/steer/same-json.ts'
import type { Content, FormField, FormFields } from './form-field.ts'

/** Names of fields and numbers of entries that lead to a value of a content. */
export type ContentPlace = readonly (string | number)[]

/** Returns a content with another value at a place. Undefined takes the field out. */
export function changeContent(content: Content, [first, ...rest]: ContentPlace, value: unknown): Content {
  if (first === undefined) return content
  return changeAt(content, [first, ...rest], value) as Content
}

function changeAt(whole: unknown, [first, ...rest]: ContentPlace, value: unknown): unknown {
  if (first === undefined) return value
  if (typeof first === 'number') {
    const list = Array.isArray(whole) ? [...whole] : []
    list[first] = changeAt(list[first], rest, value)
    return list
  }
  const { [first]: before, ...others } = Object(whole) as Content
  const next = changeAt(before, rest, value)
  // A field that was there keeps its place.
  return next === undefined ? others : { ...Object(whole), [first]: next }
}

/** What an emptied field holds: an optional one is left out, one that is needed says by its emptiness what is missing. */
export function emptyValue({ kind, needed, entries = {} }: FormField): unknown {
  if (!needed) return undefined
  if (kind === 'list' || kind === 'texts') return []
  if (kind === 'boolean') return false
  return kind === 'group' ? blankContent(entries) : ''
}

/** Returns the content of a new entry. */
export function blankContent(fields: FormFields): Content {
  const values = Object.entries(fields).map(([name, field]) => [name, emptyValue(field)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** Returns the names of the fields in which two contents differ, those of a group as `group/name`. */
export function changedFields(content: Content, before: Content, fields: FormFields): string[] {
  return Object.entries(fields).flatMap(([name, { kind, entries = {} }]) => {
    if (isSameJson(content[name], before[name])) return []
    if (kind !== 'group') return [name]
    const inner = changedFields(Object(content[name]) as Content, Object(before[name]) as Content, entries)
    return inner.map((each) => `${name}/${each}`)
  })
}
