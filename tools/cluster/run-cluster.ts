import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type StoreServers, startStores } from '../../service/cluster/testing/start-stores.ts'
import { programPath } from '../programs/program-path.ts'
import { root } from '../setup/root.mjs'
import { superviseParts } from '../start/supervise.ts'
import { waitUntilAnswers } from '../start/wait-until-answers.ts'
import { balanceConnections } from './balance.ts'

export type ClusterRun = {
  /** What the data of all servers is kept in. */
  folder: string
  /** The balancer's port; the others follow it: three services, then the servers that store. */
  firstPort: number
  environment: NodeJS.ProcessEnv
  signal: AbortSignal
}

const processes = 3

/** The variables with which a service stores on a cluster. */
export const storageVariables = ({ nats, redis }: StoreServers['addresses']) => ({
  INSTEP_STORAGE: 'cluster',
  INSTEP_NATS: nats.join(','),
  INSTEP_REDIS: redis.join(','),
})

/**
 * Runs the whole cluster on this machine with plain processes: three of the service behind a balancer, three of NATS, six of
 * Redis. Resolves when it answers.
 */
export async function runCluster({ folder, firstPort, environment, signal }: ClusterRun): Promise<{
  address: string
  ended: Promise<void>
}> {
  mkdirSync(folder, { recursive: true })
  const ports = Array.from({ length: processes }, (_, at) => firstPort + 1 + at)
  const stores = await startStores(folder, firstPort + 1 + processes)
  const parts = ports.map((port, at) => ({
    name: `service ${at + 1}`,
    args: [programPath(join(root, 'service', 'server.ts'))],
    env: {
      ...environment,
      SERVICE_PORT: String(port),
      INSTEP_DATA: join(folder, `service-${at + 1}`),
      ...storageVariables(stores.addresses),
    },
  }))
  const services = superviseParts(parts, { cwd: root, signal })
  const balancer = await balanceConnections(firstPort, ports)
  const address = `http://127.0.0.1:${firstPort}`
  const ended = services.ended.then(async () => {
    balancer.close()
    await stores.stop()
  })
  for (const port of ports)
    await waitUntilAnswers(`http://127.0.0.1:${port}/ready`, { signal: services.goingDown }).catch(async (error) => {
      await ended
      throw error
    })
  return { address, ended }
}
