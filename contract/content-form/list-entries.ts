import { isFields } from '../json.ts'
import type { TemplateField } from './template-field.ts'

/** Returns the entries of a list. One of a list with a single field may also be that field's value. */
export function entriesOf(value: unknown, field: TemplateField): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : []).map((entry) => asEntry(entry, field))
}

function asEntry(entry: unknown, { entries = {} }: TemplateField): Record<string, unknown> {
  if (isFields(entry)) return entry
  const [name = ''] = Object.keys(entries)
  return entry === undefined || entry === null ? {} : { [name]: entry }
}

/** Returns a list with one entry at another place. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...entries]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
