import { execFile, execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findServer } from '../../service/cluster/testing/find-server.ts'
import type { StoreServers } from '../../service/cluster/testing/start-stores.ts'

const run = promisify(execFile)

/** Bytes of the files below a folder. */
export function bytesOfFolder(folder: string): number {
  return Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0])
}

/** Bytes that the servers of a cluster have of one copy of the data: there are three copies of the log, and two of what Redis has. */
export async function bytesOfStores(folder: string, { redis }: StoreServers): Promise<Record<string, number>> {
  const sumOf = (kind: string) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(kind))
      .reduce((sum, name) => sum + bytesOfFolder(join(folder, name)), 0)
  const memory = await Promise.all(redis.map(({ port }) => memoryOfRedis(port)))
  return {
    'log on disk': sumOf('nats-') / 3,
    'Redis on disk': sumOf('redis-') / 2,
    'Redis in memory': memory.reduce((sum, bytes) => sum + bytes, 0) / 2,
  }
}

async function memoryOfRedis(port: number): Promise<number> {
  const { stdout } = await run(findServer('redis-cli'), ['-p', String(port), 'info', 'memory'])
  return Number(/^used_memory:(\d+)/m.exec(stdout)?.[1])
}
