import type { Storage } from '../storage/storage.ts'
import { changedDatasets } from './changed-datasets.ts'
import type { ClusterSettings } from './cluster-settings.ts'
import { clusterStores } from './cluster-stores.ts'
import { type ClusterFacts, connectPatiently, joinCluster, type OpenCluster } from './open-cluster.ts'
import { visitCluster } from './visit-cluster.ts'

/**
 * Opens the storage of a service of several equal processes (BS-01). Every write is a message of the log, and answered for
 * when a quorum of its servers has it. Each partition of the log is folded by one process into tables like those of the
 * default storage, whose rows Redis keeps together with the position that they reach.
 * @throws (rejects) when a cluster does not answer within a minute, or its data is divided in another way
 */
export async function clusterStorage(facts: ClusterFacts): Promise<Storage> {
  const { name, replicas } = facts.settings
  const connected = await connectPatiently(facts, ({ stream }) =>
    stream.ensure({ name, replicas, keepMs: facts.keepMs }),
  )
  return storageOn(await joinCluster(connected, facts), facts.settings)
}

/** Opens the storage as `visitCluster` does. */
export async function visitStorage(facts: Pick<ClusterFacts, 'settings' | 'warn'>): Promise<Storage> {
  return storageOn(await visitCluster(facts), facts.settings)
}

function storageOn(cluster: OpenCluster, { name, partitions }: ClusterSettings): Storage {
  const { nats, redis, log, calls, owned, owner } = cluster
  const stores = clusterStores({ partitions, calls, log, owned: () => owned.keys() })
  const datasets = changedDatasets(nats, { name, self: owner, store: stores.datasets })

  return {
    ...stores,
    datasets: datasets.store,
    onDatasets: datasets.listen,
    onWork: cluster.onWork,
    async tryWrite() {
      await Promise.all([
        log.check(),
        redis.set(`{instep-${name}}:probe`, owner, { expiration: { type: 'PX', value: 1000 } }),
      ])
      if (owned.size === 0 && cluster.heard().size === 0) throw new Error('this process owns no partition yet')
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
    close: cluster.close,
  }
}
