import { expect, onTestFinished, test } from 'vitest'
import { dayMs } from '../clock/durations.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { clusterStores } from './cluster-stores.ts'
import { answeredValue, encodeAnswer, encodeCall } from './plan/call.ts'
import { partitionOf } from './plan/partition-of.ts'
import { openPartition, type Partition } from './state/partition.ts'
import { readHistory, visitorAt, writeHistory } from './testing/a-shop-history.ts'

const now = 1_700_000_000_000
const count = 5

/** A storage in several partitions of this process, without the servers of a cluster. */
async function aDividedStorage(): Promise<Storage> {
  const open = (number: number) =>
    openPartition({ number, path: ':memory:', currencies: null, stored: (async function* () {})() })
  const partitions = await Promise.all(Array.from({ length: count }, (_, number) => open(number)))
  onTestFinished(() => {
    for (const each of partitions) each.close()
  })
  const partitionAt = (number: number) => partitions[number] as Partition
  let position = 0

  /** Applies a message, and what it tells other partitions before it is answered. */
  async function apply(number: number, text: string): Promise<string> {
    const { answer, tell } = await partitionAt(number).apply({ position: ++position, text })
    for (const told of tell) await apply(partitionOf(told.at, count), told.text)
    return answer
  }

  const stores = clusterStores({
    partitions: count,
    calls: {
      ask: async (number, call) => answeredValue(encodeAnswer(await partitionAt(number).ask(call))),
      write: async (number, call) => answeredValue(await apply(number, encodeCall(call))),
    },
    log: { forget: async () => 0 },
    owned: () => partitions.keys(),
  })
  return stores as Storage
}

test('[BS-01] a storage in several partitions answers as one in a single piece, also after visitors come again, are erased and their rows removed', async () => {
  const whole = sqliteStorage(':memory:')
  onTestFinished(() => whole.close())
  const divided = await aDividedStorage()
  const both = [divided, whole]
  for (const each of both) await writeHistory(each, { from: 0, to: 24, at: now })
  expect(await readHistory(divided)).toEqual(await readHistory(whole))
  for (const each of both) {
    await writeHistory(each, { from: 16, to: 34, at: now + dayMs })
    await each.visitorData.erase(visitorAt(7))
    await each.stamps.forget('shop', 'token-9')
    await each.notices.remove('n', visitorAt(3))
  }
  expect(await readHistory(divided)).toEqual(await readHistory(whole))
  const answersOf = async (storage: Storage) => [
    await storage.stamps.read('shop', 'token-4'),
    await storage.stamps.read('shop', 'token-9'),
    await storage.results.experienceIds('shop'),
    await storage.traffic.trackingIds(),
    (await storage.visitorData.latest('shop', 50)).map(({ visitorId }) => visitorId).toSorted(),
    await storage.eventPages.types('shop', 50),
    await storage.counters.top({ property: 'shop', kind: 'topk', name: 'list-1' }, 5, now + 1),
  ]
  expect(await answersOf(divided)).toEqual(await answersOf(whole))
})
