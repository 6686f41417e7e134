import { createCluster } from '@redis/client'

/** A client of a Redis Cluster, without modules, functions or scripts of its own. */
export type Redis = ReturnType<typeof openRedis>

/** Prepares a client that does not connect yet. */
export function openRedis(urls: string[]) {
  return createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: { socket: { connectTimeout: 2000 } },
    commandOptions: { timeout: 3000 },
    // A primary that is killed is found to be gone by its commands; its successor within half a second.
    topologyRefreshOnReconnectionAttemptStrategy: 500,
  })
}
