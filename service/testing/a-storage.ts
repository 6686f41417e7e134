import { afterAll, inject, onTestFinished } from 'vitest'
import { clusterStorage } from '../cluster/cluster-storage.ts'
import type { Currencies } from '../results/currencies.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of a cluster's servers, on which the tests of the service run once more. */
    clusterServers?: { nats: string[]; redis: string[] }
  }
}

type StorageFacts = { currencies?: Currencies | null }

let opened = 0
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
  if (!servers) return sqliteStorage(':memory:', { currencies })
  const name = `t${process.pid}-${opened++}`
  const settings = { ...servers, name, partitions: 3, replicas: 1 }
  const opening = clusterStorage({ settings, currencies, keepMs: 3_600_000, warn: () => {} })
  const pending = new Set<Promise<unknown>>()
  inWork.add(pending)
  const closeOnce = async () => {
    inWork.delete(pending) // jobs of a test that is over
    await (await opening).close()
  }
  closeAfterwards(closeOnce)
  return openLater(opening, { close: closeOnce, pending })
}

/** Calls wait until the storage is open. */
function openLater(
  opening: Promise<Storage>,
  { close, pending }: { close: () => Promise<void>; pending: Set<Promise<unknown>> },
): Storage {
  const storeOf = (store: keyof Storage, methods: string[]) => {
    const callStore = async (method: string, given: unknown[]) => {
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

const methodNames = Object.entries(sqliteStorage(':memory:'))
  .filter(([, store]) => typeof store === 'object')
  .map(([name, store]): [keyof Storage, string[]] => [name as keyof Storage, Object.keys(store)])

/** At the end of the test, or of the tests of a file that share it. */
function closeAfterwards(close: () => Promise<void>): void {
  try {
    onTestFinished(close)
  } catch {
    afterAll(close)
  }
}
