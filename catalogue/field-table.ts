import type { Fields } from './fields.ts'

/** The build's short form of a field: kind, default, whether it is required; what a list, group or choice has besides. */
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
