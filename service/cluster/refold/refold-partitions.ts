import { setTimeout as wait } from 'node:timers/promises'
import type { WriteLog } from '../log/event-log.ts'
import { type ClusterFacts, type ConnectedCluster, connectPatiently } from '../open-cluster.ts'
import { CannotOpen } from '../open-patiently.ts'
import { leaseMs, turnMs } from '../ownership/own-partitions.ts'
import { takeLeases } from '../ownership/take-leases.ts'
import { openPartition } from '../state/partition.ts'
import type { PartitionState } from '../state/partition-state.ts'

export type Refold = Omit<ClusterFacts, 'keepMs'> & {
  /** Goes on where the log has no beginning any more. */
  isIncompleteWanted: boolean
  /** Told about each message that is folded. */
  onMessage: (partition: number) => void
}

/**
 * Builds the rows of all partitions anew from the log, up to the positions that they had; what came later the services fold. None of
 * these may run. Each partition has its former rows until it has all of the new ones.
 * @returns how many messages were folded
 * @throws (rejects) CannotOpen where services run, or where the beginning of the log is gone
 */
export async function refoldPartitions({ isIncompleteWanted, onMessage, ...facts }: Refold): Promise<number> {
  const { settings, currencies } = facts
  const cluster = await connectPatiently(facts, ({ stream }) => stream.require())
  const states = Array.from({ length: settings.partitions }, (_, number) => cluster.stateOf(number))
  const leasing = new AbortController()
  try {
    if (!isIncompleteWanted) await requireBeginning(cluster, settings.name)
    await takeLeases(states, settings.name)
    const prolonging = prolongLeases(states, leasing.signal)
    let folded = 0
    for (const [number, state] of states.entries())
      folded += await refoldPartition({ number, state, currencies, log: cluster.log, onMessage })
    leasing.abort()
    await prolonging
    return folded
  } finally {
    leasing.abort()
    await Promise.all(states.map((state) => state.release()))
    await cluster.close()
  }
}

async function requireBeginning({ stream }: ConnectedCluster, name: string): Promise<void> {
  const log = await stream.inspect()
  if (!log || log.reachesBack) return
  const since = new Date(log.firstAt).toISOString()
  throw new CannotOpen(
    `The log of ${name} begins at ${since}, because older messages were removed. What only they said would be lost: histories of visitors, sums, results, drafts and versions from before. Add --incomplete to fold what is left all the same.`,
  )
}

async function prolongLeases(states: readonly PartitionState[], signal: AbortSignal): Promise<void> {
  while (await wait(turnMs, true, { signal }).catch(() => false))
    // Without an answer the lease holds as long as it did, and nothing is replaced without it.
    await Promise.all(states.map((state) => state.lease(leaseMs).catch(() => false)))
}

type PartitionRefold = Pick<Refold, 'currencies' | 'onMessage'> & {
  number: number
  state: PartitionState
  log: Pick<WriteLog, 'readOrdered'>
}

async function refoldPartition({ number, state, currencies, log, onMessage }: PartitionRefold): Promise<number> {
  const at = await state.position()
  if (at === 0) return 0
  const partition = await openPartition({ number, path: ':memory:', currencies, stored: noRows() })
  let folded = 0
  try {
    // What it tells other partitions is in the log already.
    for await (const message of log.readOrdered(number, at)) {
      await partition.apply(message)
      onMessage(number)
      folded++
    }
    const outcome = await state.replace({ at, rows: partition.takeChanged() })
    if (outcome !== 'saved')
      throw new Error(`Partition ${number} was taken by another process meanwhile. Run it again.`)
    return folded
  } finally {
    partition.close()
  }
}

async function* noRows() {}
