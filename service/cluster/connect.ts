import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { ClusterSettings } from './cluster-settings.ts'
import { openRedis, type Redis } from './open-redis.ts'

export type Connections = { nats: NatsConnection; redis: Redis; close(): Promise<void> }

/** Connects to both clusters. @throws (rejects) Error naming the cluster that does not answer */
export async function connectCluster(
  { nats, redis }: ClusterSettings,
  warn: (line: string) => void,
): Promise<Connections> {
  const cluster = openRedis(redis)
  cluster.on('error', (error) => warn(`redis: ${error}`))
  const [natsConnection] = await Promise.all([
    connect({ servers: nats, maxReconnectAttempts: -1, reconnectTimeWait: 250, name: 'instep' }).catch(
      (error: unknown) => {
        throw new Error(`NATS does not answer at ${nats.join(', ')}: ${error}`, { cause: error })
      },
    ),
    cluster.connect().catch((error: unknown) => {
      throw new Error(`Redis Cluster does not answer at ${redis.join(', ')}: ${error}`, { cause: error })
    }),
  ])
  return {
    nats: natsConnection,
    redis: cluster,
    async close() {
      await natsConnection.drain()
      await cluster.close()
    },
  }
}
