import { afterAll, inject, onTestFinished } from 'vitest'
import { clusterStorage } from '../cluster/cluster-storage.ts'
import { plans } from '../cluster/plan/plans.ts'
import type { Currencies } from '../results/currencies.ts'
import { LazyDatabase } from '../storage/lazy-database.ts'
import { openDatabase } from '../storage/open-database.ts'
import { type StorageFacts, sqliteStorage, storageOn } from '../storage/sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { isUnstored, withoutCalls } from './unstored.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of a cluster's servers, on which the tests of the service run once more. */
    clusterServers?: ClusterServers
  }
}

type ClusterServers = { nats: string[]; redis: string[] }

let opened = 0
/** Open storages of earlier tests that nothing was written to: they are as empty as new ones, and opening takes a tenth of a second. */
const unwritten: Promise<Storage>[] = []
/** Each keeps its leases. */
const mostUnwritten = 2
/** The calls that each open storage has not answered yet. */
const inWork = new Set<Set<Promise<unknown>>>()

/** Waits until the cluster has answered all calls; a store in memory answers at once. */
export async function storageAnswers(): Promise<void> {
  const listPending = () => [...inWork].flatMap((pending) => [...pending])
  for (let pending = listPending(); pending.length > 0; pending = listPending()) await Promise.allSettled(pending)
}

/** Creates an empty store: in memory, or on the cluster for which the tests run. */
export function aStorage({ currencies = null }: StorageFacts = {}): Storage {
  const servers = inject('clusterServers')
  if (!servers) {
    const storage = storageOn(anEmptyDatabase(), { currencies })
    return isUnstored() ? withoutCalls(storage, closeAfterwards) : storage
  }
  const isUsual = currencies === null
  const opening = (isUsual && unwritten.pop()) || openOnCluster(servers, currencies)
  const pending = new Set<Promise<unknown>>()
  const use: StorageUse = { pending, isWritten: false, isOver: false }
  inWork.add(pending)
  const closeOnce = async () => {
    if (use.isOver) return
    use.isOver = true
    inWork.delete(pending) // jobs of a test that is over
    const isEmpty = isUsual && !use.isWritten && (await isOpen(opening))
    if (isEmpty && unwritten.length < mostUnwritten) unwritten.push(opening)
    else await (await opening).close()
  }
  closeAfterwards(closeOnce)
  return openLater(opening, closeOnce, use)
}

let empty: Uint8Array | undefined

/** Copies an empty database: to create its tables takes four times as long. */
function anEmptyDatabase(): LazyDatabase {
  empty ??= emptyTables()
  const database = new LazyDatabase(':memory:')
  database.deserialize(empty)
  return database
}

function emptyTables(): Uint8Array {
  const database = openDatabase(':memory:')
  storageOn(database)
  const bytes = database.serialize()
  database.close()
  return bytes
}

/** These find nothing in an empty storage, and a service asks for a dozen of them when it starts: more than most tests ask for themselves. */
const removals = ['removeOlder', 'removeEntries']

type StorageUse = { pending: Set<Promise<unknown>>; isWritten: boolean; isOver: boolean }

function openOnCluster(servers: ClusterServers, currencies: Currencies | null): Promise<Storage> {
  const settings = { ...servers, name: `t${process.pid}-${opened++}`, partitions: 2, replicas: 1 }
  return clusterStorage({ settings, currencies, keepMs: 3_600_000, warn: () => {} })
}

function isOpen(opening: Promise<Storage>): Promise<boolean> {
  return opening.then(
    () => true,
    () => false,
  )
}

/** Calls wait until the storage is open. */
function openLater(opening: Promise<Storage>, close: () => Promise<void>, use: StorageUse): Storage {
  const { pending } = use
  const storeOf = (store: keyof Storage, methods: string[]) => {
    const callStore = async (method: string, given: unknown[]) => {
      if (use.isOver) throw new Error('The storage is closed')
      if (!use.isWritten && removals.includes(method)) return 0
      use.isWritten ||= isWrite(store, method)
      const part = (await opening)[store] as unknown as Record<string, (...given: unknown[]) => unknown>
      return part[method]?.(...given)
    }
    const call = (method: string, given: unknown[]) => {
      const answer = callStore(method, given)
      const done = () => void pending.delete(answer)
      pending.add(answer)
      answer.then(done, done)
      return answer
    }
    const readAll = async function* (...given: unknown[]) {
      yield* (await call('readAll', given)) as AsyncIterable<unknown>
    }
    const calls = methods.map((method) => [method, (...given: unknown[]) => call(method, given)])
    return { ...Object.fromEntries(calls), ...(methods.includes('readAll') && { readAll }) }
  }
  const stores = methodNames.map(([store, methods]) => [store, storeOf(store, methods)])
  return { ...Object.fromEntries(stores), close }
}

function isWrite(store: keyof Storage, method: string): boolean {
  const planned = plans as unknown as Record<string, Record<string, { writes?: true }>>
  return (store === 'events' && method === 'append') || planned[store]?.[method]?.writes === true
}

const methodNames = Object.entries(sqliteStorage(':memory:'))
  .filter(([, store]) => typeof store === 'object')
  .map(([name, store]): [keyof Storage, string[]] => [name as keyof Storage, Object.keys(store)])

/** At the end of the test, or of the tests of a file that share it. */
function closeAfterwards(close: () => void | Promise<void>): void {
  try {
    onTestFinished(close)
  } catch {
    afterAll(close)
  }
}
