import { join } from 'node:path'
import { runCluster } from './cluster/run-cluster.ts'
import { root } from './setup/root.mjs'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())

const cluster = await runCluster({
  folder: join(root, '.data', 'cluster'),
  firstPort: Number(process.env.CLUSTER_PORT ?? 4500),
  environment: process.env,
  signal: stopping.signal,
})
console.log(`Any of three processes answers at ${cluster.address}; Ctrl+C ends all servers.`)
await cluster.ended
