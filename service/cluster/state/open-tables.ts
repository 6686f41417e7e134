import type { DatabaseSync } from 'node:sqlite'
import type { Currencies } from '../../results/currencies.ts'
import type { Commit } from '../../storage/group-commit.ts'
import { LazyDatabase } from '../../storage/lazy-database.ts'
import type { ShoppingEvents } from '../../storage/learn-shopping.ts'
import { openDatabase } from '../../storage/open-database.ts'
import { sqliteStores } from '../../storage/sqlite-storage.ts'
import type { AllStores } from '../../storage/storage.ts'
import { derivedTable } from '../derived/apply-derived.ts'
import { claimTable } from '../derived/order-claims.ts'
import { importTable } from '../import/apply-rows.ts'
import { type KeyedTable, keyedTables } from './table-keys.ts'

/** Numbers that one message of the log may use. */
export const numbersOfMessage = 4096

type TablesFacts = { currencies: Currencies | null; commit: Commit; onStored: (batch: ShoppingEvents) => void }
type OpenTables = { stores: AllStores; tables: readonly KeyedTable[] }

/**
 * What is copied into databases in memory, because creating their tables takes three times as long: a process opens many
 * partitions when another one has ended. Node cannot copy them before 26.1.
 */
let empty: { bytes: Uint8Array | undefined; tables: readonly KeyedTable[] } | undefined

/** Opens a new database: a file, or `:memory:`. */
export function openNew(path: string): DatabaseSync {
  if (path !== ':memory:' || !empty?.bytes) return openDatabase(path)
  const database = new LazyDatabase(path)
  database.deserialize(empty.bytes)
  return database
}

/** Creates the stores of a partition in a new database, with the tables that it lacks. */
export function openTables(database: DatabaseSync, path: string, facts: TablesFacts): OpenTables {
  // The state is stored elsewhere: this copy is thrown away with the process.
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA secure_delete = OFF')
  database.exec(derivedTable + claimTable + importTable)
  const stores = sqliteStores(database, { ...facts, numbersPerEvent: numbersOfMessage })
  if (path !== ':memory:') return { stores, tables: keyedTables(database) }
  const { serialize } = database as Partial<DatabaseSync>
  empty ??= { bytes: serialize?.call(database), tables: keyedTables(database) }
  return { stores, tables: empty.tables }
}
