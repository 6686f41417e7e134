import { setTimeout as wait } from 'node:timers/promises'
import { type ClusterFacts, connectPatiently, type OpenCluster } from './open-cluster.ts'
import { CannotOpen } from './open-patiently.ts'
import { heardPeers } from './ownership/heard-peers.ts'
import type { PartitionOwner } from './ownership/partition-owner.ts'
import { silentMs } from './ownership/share.ts'
import { callPartitions } from './partition-calls.ts'

/**
 * Opens a cluster as a command does that asks the running processes: it owns no partition, and creates nothing.
 * @throws (rejects) CannotOpen where there is no such installation, or none of its processes runs
 */
export async function visitCluster(facts: Pick<ClusterFacts, 'settings' | 'warn'>): Promise<OpenCluster> {
  const { name, partitions } = facts.settings
  const connected = await connectPatiently(facts, ({ stream }) => stream.require())
  const { nats, log, owner } = connected
  const { heard } = heardPeers(nats, { name, self: owner })
  const until = performance.now() + silentMs
  while (heard().size === 0) {
    if (performance.now() > until) {
      await connected.close()
      throw new CannotOpen(`No process of ${name} runs on this cluster, and only they answer. Start one first.`)
    }
    await wait(100)
  }
  const owned = new Map<number, PartitionOwner>()
  const calls = callPartitions({ nats, log, name, partitions, owned })
  return { ...connected, calls, owned, heard, onWork() {} } // others do the work
}
