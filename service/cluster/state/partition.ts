import type { DatabaseSync } from 'node:sqlite'
import type { Currencies } from '../../results/currencies.ts'
import type { Commit } from '../../storage/group-commit.ts'
import type { ShoppingEvents } from '../../storage/learn-shopping.ts'
import { applyDerived } from '../derived/apply-derived.ts'
import { decodeDerived, encodeDerived, factsOf } from '../derived/derived-call.ts'
import { applyRows } from '../import/apply-rows.ts'
import { decodeRows, type ImportedRows } from '../import/imported-rows.ts'
import { fromLogged, type LoggedBatch } from '../plan/batch-form.ts'
import { answerCall, decodeCall, encodeAnswer, type StoreAnswer, type StoreCall } from '../plan/call.ts'
import { fillTables } from './fill-tables.ts'
import { numbersOfMessage, openNew, openTables } from './open-tables.ts'
import type { StoredRows } from './partition-state.ts'
import { type ChangedRows, watchRows } from './watch-rows.ts'

/** The state of one partition in this process: what its part of the log says, folded into the tables of the usual storage. */
export type Partition = {
  /**
   * Applies one message of the log. Returns what the call answered, as text, and what other partitions have to be told before
   * the message counts as folded.
   */
  apply(message: { position: number; text: string }): Promise<{ answer: string; tell: TellPartition[] }>
  /** Asks without changing anything. */
  ask(call: StoreCall): Promise<StoreAnswer>
  /** The rows that changed since it was called last. */
  takeChanged(): ChangedRows
  close(): void
}

/** A message to the partition where a name belongs. */
export type TellPartition = { at: string; text: string }

export type PartitionFacts = {
  number: number

  /** A file that nothing has to outlive, or `:memory:`. */
  path: string
  currencies: Currencies | null
  /** The rows of its state as stored last. */
  stored: AsyncIterable<StoredRows>
}

/** Numbers by which rows are read in pages, or are newer than others: those of the log, so that they order all partitions. */
const numberedTables = ['events', 'dead_letters', 'experience_iterations']

/** Opens the state of a partition in a new database. @throws (rejects) when its rows cannot be read, or not all of them */
export async function openPartition({ number: from, path, currencies, stored }: PartitionFacts): Promise<Partition> {
  const database = openNew(path)
  const commit = commitAtOnce(database)
  const told: ShoppingEvents[] = []
  const onStored = (batch: ShoppingEvents) => void told.push(batch)
  const { stores, tables } = openTables(database, path, { commit, currencies, onStored })
  const applyTold = applyDerived(database)
  const putRows = applyRows(database)
  try {
    await fillTables(database, tables, stored)
  } catch (error) {
    database.close()
    throw error
  }
  // Its triggers are half of what an open partition costs, and many are only asked.
  let takeChanged: (() => ChangedRows) | undefined
  const setNumber = database.prepare('UPDATE sqlite_sequence SET seq = ? WHERE name = ?')
  const addNumber = database.prepare('INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)')

  const tellAll = (position: number, all: ReturnType<typeof factsOf>): TellPartition[] =>
    all.map(({ at, facts }, index) => ({
      at,
      text: encodeDerived({ from, number: position * numbersOfMessage + index, facts }),
    }))

  async function importRows(imported: ImportedRows): Promise<string> {
    try {
      await commit(() => putRows(imported))
      return encodeAnswer({})
    } catch (error) {
      return encodeAnswer({
        error: { message: `${imported.table}: ${error instanceof Error ? error.message : error}` },
      })
    }
  }

  return {
    async apply({ position, text }) {
      takeChanged ??= watchRows(database, tables)
      const imported = decodeRows(text)
      if (imported) return { answer: await importRows(imported), tell: [] }
      const derived = decodeDerived(text)
      if (derived) {
        const facts = await commit(() => applyTold(derived))
        return { answer: encodeAnswer({}), tell: tellAll(position, facts) }
      }
      const number = position * numbersOfMessage
      for (const name of numberedTables) if (setNumber.run(number, name).changes === 0) addNumber.run(number, name)
      const { store, method, given } = decodeCall(text)
      const call = store === 'events' && method === 'append' ? [fromLogged(given[0] as LoggedBatch)] : given
      const answer = encodeAnswer(await answerCall(stores, { store, method, given: call }))
      return { answer, tell: tellAll(position, told.splice(0).flatMap(factsOf)) }
    },
    ask: (call) => answerCall(stores, call),
    takeChanged: () => takeChanged?.() ?? new Map(),
    close: () => database.close(),
  }
}

function commitAtOnce(database: DatabaseSync): Commit {
  return async (write) => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const value = write()
      database.exec('COMMIT')
      return value
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}
