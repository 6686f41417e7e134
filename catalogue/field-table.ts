import type { Fields } from './fields.ts'

/**
 * Returns the short form of a template's fields, which its chunk contains. The schema itself is not part of the page script.
 */
export type FieldRow = {
  kind: string
  default?: unknown
  needed?: true
  entries?: FieldTable
  most?: number
  values?: readonly string[]
}
export type FieldTable = Record<string, FieldRow>

/** The short form of a template's fields that its chunk carries: the schema itself never reaches a browser. */
export function fieldTable(fields: Fields): FieldTable {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const row: FieldRow = { kind: field.kind }
      if ('default' in field) row.default = field.default
      if (field.needed) row.needed = true
      if (field.entries) row.entries = fieldTable(field.entries)
      if (field.most) row.most = field.most
      if (field.values) row.values = field.values
      return [name, row]
    }),
  )
}
