import type { DatabaseSync } from 'node:sqlite'
import { partitionOf } from '../plan/partition-of.ts'
import { divideResults } from './divide-results.ts'
import type { PlacedRow } from './imported-rows.ts'
import { placedTables } from './places-of-rows.ts'

const placeColumn = /^place_/

/**
 * Yields all rows of a database with their partitions, table after table. Rows that are read in pages get numbers from 1 on,
 * in their order over all partitions: later ones get numbers of the log, which are greater.
 */
export function* placeRows(source: DatabaseSync, partitions: number): Generator<PlacedRow> {
  for (const { table, select, at, numbered } of placedTables) {
    let number = 0
    for (const row of source.prepare(select).iterate()) {
      const partition = partitionOf(at(row), partitions)
      const own = Object.fromEntries(Object.entries(row).filter(([column]) => !placeColumn.test(column)))
      number++
      yield { partition, table, row: numbered === undefined ? own : { ...own, [numbered]: number } }
    }
  }
  yield* divideResults(source, partitions)
}
