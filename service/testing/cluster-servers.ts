import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startStores } from '../cluster/testing/start-stores.ts'

/** The first of eighteen ports, on which the servers of the tests listen. */
const firstPort = Number(process.env.CLUSTER_PORT ?? 14_500)

/** Starts the servers of a cluster before the tests that run on it, and ends them afterwards. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-cluster-'))
  const servers = await startStores(folder, firstPort)
  provide('clusterServers', servers.addresses)
  return async () => {
    await servers.stop()
    rmSync(folder, { recursive: true })
  }
}
