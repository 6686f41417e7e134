import type { Dataset } from './datasets.ts'

/** A record with its key, restricted to the requested columns. */
export type StoredDatasetRecord = { key: string; value: Record<string, unknown> }

/**
 * Returns the records of the given keys, each once. Keys without a record are left out, and an empty list of columns
 * means all (SV-17).
 */
export function datasetRecords(
  dataset: Dataset,
  keys: readonly string[],
  columns: readonly string[],
): StoredDatasetRecord[] {
  return [...new Set(keys)].flatMap((key) => {
    const record = dataset.get(key)
    return record ? [{ key, value: columns.length > 0 ? keepColumns(record, columns) : record }] : []
  })
}

function keepColumns(record: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([column]) => columns.includes(column)))
}
