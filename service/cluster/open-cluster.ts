import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Currencies } from '../results/currencies.ts'
import { agreeOnPartitions } from './agree-on-partitions.ts'
import { announceWork } from './announce-work.ts'
import type { ClusterSettings } from './cluster-settings.ts'
import { type Connections, connectCluster } from './connect.ts'
import { openLog, type WriteLog } from './log/event-log.ts'
import type { LogStream } from './log/log-stream.ts'
import { openPatiently } from './open-patiently.ts'
import { heardPeers } from './ownership/heard-peers.ts'
import { ownPartitions, turnMs } from './ownership/own-partitions.ts'
import { ownPartition, type PartitionOwner } from './ownership/partition-owner.ts'
import { type Peers, shareOf } from './ownership/share.ts'
import { callPartitions, type PartitionCalls } from './partition-calls.ts'
import { openPartition } from './state/partition.ts'
import { type PartitionState, partitionState } from './state/partition-state.ts'

export type ClusterFacts = {
  settings: ClusterSettings
  currencies: Currencies | null
  /** How long the log keeps what was written, in milliseconds. */
  keepMs: number
  /** Tells what the operator should know. */
  warn: (line: string) => void
}

/** The servers of a cluster, with what lies on them; nothing is owned, and nothing created. */
export type ConnectedCluster = Connections & {
  log: WriteLog
  stream: LogStream
  /** The id under which this process owns partitions. */
  owner: string
  stateOf(partition: number): PartitionState
}

/** A cluster of which this process may own partitions, and asks the others. */
export type OpenCluster = ConnectedCluster & {
  calls: PartitionCalls
  /** The partitions of this process. */
  owned: ReadonlyMap<number, PartitionOwner>
  /** The processes of which something was heard. */
  heard(): Peers
  onWork(listener: () => void): void
}

/**
 * Connects to a cluster, and waits until it is ready for what `prepare` does with it.
 * @throws (rejects) when it does not answer within a minute, or its data is divided in another way
 */
export async function connectPatiently(
  { settings, warn }: Pick<ClusterFacts, 'settings' | 'warn'>,
  prepare: (cluster: ConnectedCluster) => Promise<void>,
): Promise<ConnectedCluster> {
  const connections = await openPatiently(() => connectCluster(settings, warn), warn)
  const { nats, redis } = connections
  const owner = randomUUID()
  const prepareOnce = async () => {
    await agreeOnPartitions(redis, settings)
    const stateOf = (number: number) => partitionState(redis, `instep-${settings.name}-${number}`, owner)
    const cluster = { ...connections, ...(await openLog(nats, settings.name)), owner, stateOf }
    await prepare(cluster)
    return cluster
  }
  return openPatiently(prepareOnce, warn).catch(async (error: unknown) => {
    await connections.close()
    throw error
  })
}

/**
 * Takes part in a cluster: owns a share of its partitions and folds them. `share` says how many, as far as they are free.
 */
export async function joinCluster(
  connected: ConnectedCluster,
  { settings: { name, partitions }, currencies, warn }: ClusterFacts,
  share: (peers: Peers) => number = (peers) => shareOf(partitions, peers, performance.now()),
): Promise<OpenCluster> {
  const { nats, log, owner, stateOf } = connected
  const peers = heardPeers(nats, { name, self: owner })
  const owned = new Map<number, PartitionOwner>()
  const calls = callPartitions({ nats, log, name, partitions, owned })
  const work = announceWork()
  const ownership = ownPartitions({
    partitions,
    stateOf,
    owned,
    share: () => share(peers.heard()),
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

  return {
    ...connected,
    calls,
    owned,
    heard: peers.heard,
    onWork: work.listen,
    async close() {
      work.end()
      closing.abort()
      await turns
      await ownership.end()
      await connected.close()
    },
  }
}

/** Waits; resolves with false at once when the signal aborts. */
function waitUnless(signal: AbortSignal, milliseconds: number): Promise<boolean> {
  return wait(milliseconds, true, { ref: false, signal }).catch(() => false)
}
