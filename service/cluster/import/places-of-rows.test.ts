import { expect, test } from 'vitest'
import { openDatabase } from '../../storage/open-database.ts'
import { sqliteStores } from '../../storage/sqlite-storage.ts'
import { keyedTables } from '../state/table-keys.ts'
import { keptByTriggers, placedTables, resultSums } from './places-of-rows.ts'

test('every table of the default storage has a place in a cluster, and its rows can be selected', () => {
  const database = openDatabase(':memory:')
  sqliteStores(database, { commit: async (write) => write(), currencies: null })
  const tables = keyedTables(database).map(({ name }) => name)
  const placed = placedTables.map(({ table }) => table).filter((table) => table !== 'order_claims')
  expect([...placed, ...resultSums, ...keptByTriggers].toSorted()).toEqual(tables.toSorted())
  for (const { select } of placedTables) expect(database.prepare(select).all()).toEqual([])
  database.close()
})
