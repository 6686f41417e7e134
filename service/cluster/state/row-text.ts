import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { decodeValue, encodeValue } from '../wire/wire-value.ts'

/** Writes a row as JSON, by the names of its columns, so that a later version with more columns still reads it. */
export function rowText(row: Record<string, SQLOutputValue>): string {
  return encodeValue(row)
}

/** Reads the values of some columns from a row's text; null for one that the row does not have. */
export function rowValues(text: string, columns: readonly string[]): { name: string; value: SQLInputValue }[] {
  const row = decodeValue(text) as Record<string, SQLInputValue>
  return columns.filter((name) => name in row).map((name) => ({ name, value: row[name] ?? null }))
}
