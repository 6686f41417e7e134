import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findServer } from './find-server.ts'
import { type RunningServer, runServer } from './run-server.ts'

/** The servers of a cluster on this machine: three of NATS, six of Redis, of which three are replicas. */
export type StoreServers = {
  nats: RunningServer[]
  redis: RunningServer[]
  /** Their addresses, as the service is configured with. */
  addresses: { nats: string[]; redis: string[] }
  stop(): Promise<void>
}

const run = promisify(execFile)

/** Starts the servers with their data in a folder, on ports from one on; each takes three. */
export async function startStores(folder: string, firstPort: number): Promise<StoreServers> {
  const natsPorts = [0, 1, 2].map((at) => firstPort + at)
  const routes = natsPorts.map((port) => `nats://127.0.0.1:${port + 3}`).join(',')
  const nats = natsPorts.map((port, at) => {
    const store = join(folder, `nats-${at}`)
    const given = [
      '--addr',
      '127.0.0.1',
      '--port',
      String(port),
      '--jetstream',
      '--store_dir',
      store,
      '--server_name',
      `n${at}`,
    ]
    const cluster = ['--cluster_name', 'instep', '--cluster', `nats://127.0.0.1:${port + 3}`, '--routes', routes]
    return runServer(findServer('nats-server'), [...given, ...cluster], port)
  })
  const redisPorts = Array.from({ length: 6 }, (_, at) => firstPort + 6 + at)
  const redis = redisPorts.map((port) => {
    const data = join(folder, `redis-${port}`)
    mkdirSync(data, { recursive: true })
    const given = ['--port', String(port), '--bind', '127.0.0.1', '--dir', data, '--save', '', '--appendonly', 'yes']
    const cluster = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000', '--cluster-port', String(port + 6)]
    return runServer(findServer('redis-server'), [...given, ...cluster], port)
  })
  const servers = { nats: await Promise.all(nats), redis: await Promise.all(redis) }
  await joinRedis(redisPorts)
  return {
    ...servers,
    addresses: {
      nats: natsPorts.map((port) => `nats://127.0.0.1:${port}`),
      redis: redisPorts.map((port) => `redis://127.0.0.1:${port}`),
    },
    async stop() {
      await Promise.all([...servers.nats, ...servers.redis].map((server) => server.kill()))
    },
  }
}

async function joinRedis(ports: readonly number[]): Promise<void> {
  const ask = async (port: number, ...words: string[]) =>
    (await run(findServer('redis-cli'), ['-p', String(port), ...words])).stdout
  const [first = 0] = ports
  // Nodes that have data know each other, and find each other again.
  const isNew = (await ask(first, 'cluster', 'info')).includes('cluster_known_nodes:1\r')
  const hosts = ports.map((port) => `127.0.0.1:${port}`)
  if (isNew)
    await run(findServer('redis-cli'), ['--cluster', 'create', ...hosts, '--cluster-replicas', '1', '--cluster-yes'])
  const isJoined = async (port: number) => (await ask(port, 'cluster', 'info')).includes('cluster_state:ok')
  while (!(await Promise.all(ports.map(isJoined))).every(Boolean)) await wait(100)
}
