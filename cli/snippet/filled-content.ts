import type { FieldRow, FieldTable } from '../../catalogue/field-table.ts'

/**
 * Returns content as an experience will read it, as far as its reserved space depends on it: with defaults, without
 * entries that cannot be shown. Undefined when a required field is missing, because nothing is shown then.
 */
export function filledContent(table: FieldTable, data: Record<string, unknown>): Record<string, unknown> | undefined {
  const content: Record<string, unknown> = {}
  for (const [name, row] of Object.entries(table)) {
    const value = fieldValue(row, data[name])
    if (row.kind === 'group' && !value) return undefined
    if (row.needed && (value === undefined || (Array.isArray(value) && value.length === 0))) return undefined
    content[name] = value ?? row.default
  }
  return content
}

function fieldValue({ kind, entries, most }: FieldRow, value: unknown): unknown {
  if (kind === 'group') return filledContent(entries ?? {}, Object(value))
  if (entries) {
    if (!Array.isArray(value)) return undefined
    return value.slice(0, most).flatMap((entry) => (entry ? (filledContent(entries, Object(entry)) ?? []) : []))
  }
  return typeof value === 'string' && value.trim() === '' ? undefined : value
}
