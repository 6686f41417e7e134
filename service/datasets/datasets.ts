import { isFields } from '../../contract/json.ts'

/** A read-only look-up by key. */
type ByKey<T> = Pick<ReadonlyMap<string, T>, 'get'>

/** The records of a dataset by key. */
export type Dataset = ByKey<Record<string, unknown>>

/** All records of a dataset, by their keys. */
export type AllRecords = ReadonlyMap<string, Record<string, unknown>>

/** The datasets of each property, by id. */
export type DatasetsByTracking = ByKey<ByKey<Dataset>>

/** The datasets of a file, which can be listed. */
export type DatasetTable = Map<string, Map<string, Map<string, Record<string, unknown>>>>

/**
 * Checks a table of tracking ids, their datasets and records: `{"shop": {"sizes": {"P1": {"length": "long"}}}}`.
 * @throws Error that says what is wrong
 */
export function datasetsOf(table: unknown): DatasetTable {
  return mapOf(table, 'it', (property, trackingId) =>
    mapOf(property, `"${trackingId}"`, (dataset, id) =>
      mapOf(dataset, `"${trackingId}.${id}"`, (record, key) => {
        if (!isFields(record)) throw new Error(`"${trackingId}.${id}.${key}" is not an object`)
        return record
      }),
    ),
  )
}

function mapOf<T>(value: unknown, name: string, of: (value: unknown, key: string) => T): Map<string, T> {
  if (!isFields(value)) throw new Error(`${name} is not an object`)
  return new Map(Object.entries(value).map(([key, each]) => [key, of(each, key)]))
}
