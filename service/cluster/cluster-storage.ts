import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Currencies } from '../results/currencies.ts'
import type { Storage } from '../storage/storage.ts'
import { agreeOnPartitions } from './agree-on-partitions.ts'
import { announceWork } from './announce-work.ts'
import { changedDatasets } from './changed-datasets.ts'
import type { ClusterSettings } from './cluster-settings.ts'
import { clusterStores } from './cluster-stores.ts'
import { connectCluster } from './connect.ts'
import { openLog } from './log/event-log.ts'
import { openPatiently } from './open-patiently.ts'
import { heardPeers } from './ownership/heard-peers.ts'
import { ownPartitions, turnMs } from './ownership/own-partitions.ts'
import { ownPartition, type PartitionOwner } from './ownership/partition-owner.ts'
import { shareOf } from './ownership/share.ts'
import { callPartitions } from './partition-calls.ts'
import { openPartition } from './state/partition.ts'
import { partitionState } from './state/partition-state.ts'

export type ClusterFacts = {
  settings: ClusterSettings
  currencies: Currencies | null
  /** How long the log keeps what was written, in milliseconds. */
  keepMs: number
  /** Tells what the operator should know. */
  warn: (line: string) => void
}

/**
 * Opens the storage of a service of several equal processes (BS-01). Every write is a message of the log, and answered for
 * when a quorum of its servers has it. Each partition of the log is folded by one process into tables like those of the
 * default storage, whose rows Redis keeps together with the position that they reach.
 * @throws (rejects) when a cluster does not answer within a minute, or its data is divided in another way
 */
export async function clusterStorage({ settings, currencies, keepMs, warn }: ClusterFacts): Promise<Storage> {
  const { name, partitions, replicas } = settings
  const connections = await openPatiently(() => connectCluster(settings, warn), warn)
  const { nats, redis } = connections
  const openChecked = async () => {
    await agreeOnPartitions(redis, settings)
    return openLog(nats, { name, replicas, keepMs })
  }
  const log = await openPatiently(openChecked, warn).catch(async (error: unknown) => {
    await connections.close()
    throw error
  })
  const owner = randomUUID()
  const peers = heardPeers(nats, { name, self: owner })
  const owned = new Map<number, PartitionOwner>()
  const calls = callPartitions({ nats, log, name, partitions, owned })
  const stateOf = (number: number) => partitionState(redis, `instep-${name}-${number}`, owner)
  const work = announceWork()
  const ownership = ownPartitions({
    partitions,
    stateOf,
    owned,
    share: () => shareOf(partitions, peers.heard(), performance.now()),
    warn,
    own(number, onEnd) {
      const partition = ownPartition({
        number,
        log,
        state: stateOf(number),
        open: (stored) => openPartition({ number, path: ':memory:', currencies, stored }),
        tell: calls.tell,
        answer: calls.answer,
        isOwn: calls.isOwn,
        onWork: work.announce,
        onEnd,
      })
      const stopServing = calls.serve(number, partition)
      return {
        ...partition,
        end() {
          stopServing()
          return partition.end()
        },
      }
    },
  })

  const closing = new AbortController()
  async function takeTurn(): Promise<void> {
    peers.tell()
    await ownership.turn().catch((error: unknown) => warn(`the leases of partitions: ${error}`))
  }
  async function takeTurns(): Promise<void> {
    while (await waitUnless(closing.signal, turnMs)) await takeTurn()
  }
  // Jobs ask what is due in the partitions of this process as soon as it is open.
  await takeTurn()
  const turns = takeTurns()

  const stores = clusterStores({ partitions, calls, log, owned: () => owned.keys() })
  const datasets = changedDatasets(nats, { name, self: owner, store: stores.datasets })

  return {
    ...stores,
    datasets: datasets.store,
    onDatasets: datasets.listen,
    onWork: work.listen,
    async tryWrite() {
      await Promise.all([
        log.check(),
        redis.set(`{instep-${name}}:probe`, owner, { expiration: { type: 'PX', value: 1000 } }),
      ])
      if (owned.size === 0 && peers.heard().size === 0) throw new Error('this process owns no partition yet')
    },
    describe: async () => [
      { name: 'partitions_owned', help: 'Partitions of the storage that this process folds.', value: owned.size },
      ...[...owned].map(([number, partition]) => ({
        name: 'fold_lag_messages',
        help: 'Messages of the log that are not folded yet, of the partitions of this process.',
        value: partition.lag(),
        labels: { partition: String(number) },
      })),
    ],
    async close() {
      work.end()
      closing.abort()
      await turns
      await ownership.end()
      await connections.close()
    },
  }
}

/** Waits; resolves with false at once when the signal aborts. */
function waitUnless(signal: AbortSignal, milliseconds: number): Promise<boolean> {
  return wait(milliseconds, true, { ref: false, signal }).catch(() => false)
}
