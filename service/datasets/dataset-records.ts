import type { Dataset } from './datasets.ts'

/** A record with its key, restricted to the columns that were asked for. */
export type StoredDatasetRecord = { key: string; value: Record<string, unknown> }

/** The records of some keys, each once; keys without one are left out, and no columns means all of them (SV-17). */
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
