import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { decodeValue, encodeValue } from '../wire/wire-value.ts'

/**
 * Rows of another database that become rows of a partition, as a message of the log. `number` is another one for each message
 * of a partition, so that what is written anew counts once.
 */
export type ImportedRows = { number: number; table: string; columns: string[]; rows: SQLInputValue[][] }

const name = 'rows'

export const encodeRows = (imported: ImportedRows): string => encodeValue({ [name]: imported })

/** Returns null for another message of the log. */
export function decodeRows(text: string): ImportedRows | null {
  if (!text.startsWith(`{"${name}":`)) return null
  return (decodeValue(text) as { [name]: ImportedRows })[name]
}

/** Returns a value of a row as it can be written again. */
export const toInput = (value: SQLOutputValue | undefined): SQLInputValue => value ?? null

/** A row of a table of the default storage, and the partition to which it belongs. */
export type PlacedRow = { partition: number; table: string; row: Record<string, SQLOutputValue> }
