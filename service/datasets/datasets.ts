import { isRecord } from '../is-record.ts'

/** The records of a dataset by their keys. */
export type Dataset = Map<string, Record<string, unknown>>

/** The datasets of each property, by their ids. */
export type Datasets = Map<string, Map<string, Dataset>>

/**
 * Checks a table of tracking ids, their datasets, and the records of these: `{"shop": {"sizes": {"P1": {"length": "long"}}}}`.
 *
 * @throws Error that says what is wrong with it
 */
export function datasetsOf(table: unknown): Datasets {
  return mapOf(table, 'it', (property, trackingId) =>
    mapOf(property, `"${trackingId}"`, (dataset, id) =>
      mapOf(dataset, `"${trackingId}.${id}"`, (record, key) => {
        if (!isRecord(record)) throw new Error(`"${trackingId}.${id}.${key}" is not an object`)
        return record
      }),
    ),
  )
}

function mapOf<T>(value: unknown, name: string, of: (value: unknown, key: string) => T): Map<string, T> {
  if (!isRecord(value)) throw new Error(`${name} is not an object`)
  return new Map(Object.entries(value).map(([key, each]) => [key, of(each, key)]))
}
