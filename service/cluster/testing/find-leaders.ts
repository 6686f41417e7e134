import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { findServer } from './find-server.ts'
import type { RunningServer } from './run-server.ts'
import type { StoreServers } from './start-stores.ts'

const run = promisify(execFile)

/** Returns one of the Redis servers that are primaries now, another one with each number. */
export async function findPrimary({ redis }: StoreServers, number: number): Promise<RunningServer> {
  const roles = await Promise.all(
    redis.map(async ({ port }) => {
      const { stdout } = await run(findServer('redis-cli'), ['-p', String(port), 'role'])
      return stdout.startsWith('master')
    }),
  )
  const primaries = redis.filter((_, at) => roles[at])
  const primary = primaries[number % primaries.length]
  if (!primary) throw new Error('no Redis server is a primary')
  return primary
}

/** While a leader is being elected, as just after the last one failed, there is none. */
const electionMs = 45_000

/** Returns the NATS server that leads the only stream, as soon as there is one. */
export async function findLogLeader({ nats, addresses }: StoreServers): Promise<RunningServer> {
  const connection = await connect({ servers: addresses.nats })
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false })
    const endsAt = Date.now() + electionMs
    while (true) {
      // Nobody answers while the servers elect the one that knows of all streams.
      const [stream] = await manager.streams
        .list()
        .next()
        .catch(() => [])
      const leader = nats[Number(stream?.cluster?.leader?.slice(1))]
      if (leader) return leader
      if (Date.now() > endsAt) throw new Error(`no NATS server leads the log after ${electionMs} ms`)
      await wait(100)
    }
  } finally {
    await connection.close()
  }
}
