import type { DatabaseSync } from 'node:sqlite'
import { type ClusterFacts, type ConnectedCluster, connectPatiently, joinCluster } from '../open-cluster.ts'
import { CannotOpen } from '../open-patiently.ts'
import { takeLeases } from '../ownership/take-leases.ts'
import { openSource } from './open-source.ts'
import { placeRows } from './place-rows.ts'
import { type SentRows, sendRows } from './send-rows.ts'

export type Migration = ClusterFacts & {
  /** The data folder of a service that does not run. */
  dataFolder: string
  /** Told about each message of rows. */
  onRows: (table: string, count: number) => void
}

/** How many rows of each table were moved. */
export type Moved = Record<string, number>

/**
 * Moves the database of a data folder into an empty cluster, on which no service runs. One that was cut off begins anew.
 * Until it is finished, no service starts on the cluster.
 * @returns the rows of each table, as they are stored
 * @throws (rejects) when the cluster has data or is in use, or when what is stored at the end is not what was read
 */
export async function migrateDatabase({ dataFolder, onRows, ...facts }: Migration): Promise<Moved> {
  const source = openSource(dataFolder)
  try {
    const connected = await connectPatiently(facts, (cluster) => emptyCluster(cluster, facts))
    return await moveInto(connected, { source, onRows, ...facts })
  } finally {
    source.close()
  }
}

/** Marks the cluster, so that no service starts on it, and removes what an unfinished migration has left. */
async function emptyCluster(
  cluster: ConnectedCluster,
  { settings: { name, replicas, partitions }, keepMs, warn }: ClusterFacts,
): Promise<void> {
  const { stream, stateOf } = cluster
  const states = Array.from({ length: partitions }, (_, number) => stateOf(number))
  const known = await stream.inspect()
  const positions = await Promise.all(states.map((state) => state.position()))
  const isEmpty = (known?.writes ?? 0) === 0 && positions.every((position) => position === 0)
  if (!known?.isMigrating && !isEmpty)
    throw new CannotOpen(
      `${name} has data on this cluster already, after ${known?.writes ?? 0} writes. Migrate before its first service is started, or choose another name with INSTEP_CLUSTER.`,
    )
  await takeLeases(states, name)
  if (known?.isMigrating) {
    warn('an earlier migration was cut off: what it has moved is removed')
    await stream.remove()
  }
  await Promise.all(states.map((state) => state.clear()))
  await stream.beginMigration({ name, replicas, keepMs })
}

async function moveInto(
  connected: ConnectedCluster,
  { source, onRows, ...facts }: Omit<Migration, 'dataFolder'> & { source: DatabaseSync },
): Promise<Moved> {
  const { partitions } = facts.settings
  const cluster = await joinCluster(connected, facts, () => partitions)
  try {
    const { append } = cluster.calls
    const sent = await sendRows(placeRows(source, partitions), { append, partitions }, onRows)
    await requireStored(cluster, sent)
    await cluster.stream.endMigration()
    return Object.fromEntries(
      [...sent].map(([table, counts]) => [table, counts.reduce((sum, each) => sum + each, 0)] as const),
    )
  } finally {
    await cluster.close()
  }
}

/** @throws (rejects) Error naming the first table and partition of which Redis has another number of rows */
async function requireStored({ stateOf }: ConnectedCluster, sent: SentRows): Promise<void> {
  for (const [table, counts] of sent)
    for (const [partition, expected] of counts.entries()) {
      const stored = await stateOf(partition).countRows(table)
      // Triggers add segments that have members.
      if (stored < expected || (stored > expected && table !== 'segment_sums'))
        throw new Error(
          `Partition ${partition} has ${stored} rows of ${table} instead of ${expected}. Begin the migration anew.`,
        )
    }
}
