import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aFleet, type Fleet, keepPosting, storedIds, summedEvents } from './testing/a-fleet.ts'
import { findLogLeader, findPrimary } from './testing/find-leaders.ts'
import type { RunningServer } from './testing/run-server.ts'
import { type StoreServers, startStores } from './testing/start-stores.ts'

/** The test's own servers, because it kills them. */
const firstPort = Number(process.env.CLUSTER_KILL_PORT ?? 14_600)
const rounds = Number(process.env.CLUSTER_ROUNDS ?? 20)

/** What happens to a server that stores, in milliseconds. */
const downMs = { killed: 2500, frozen: 3500 }

/**
 * Fails one server of the cluster, and puts it back without any help. A frozen one keeps its connections and answers nobody,
 * as behind a network that is cut; when it goes on, it still takes itself for what it was.
 */
const failures = {
  async service({ fleet }) {
    const [killed] = fleet.servers.splice(Math.floor(Math.random() * fleet.servers.length), 1)
    killed?.process.kill('SIGKILL')
    fleet.servers.push(await fleet.start())
  },
  'Redis primary': async ({ stores, round }) => killFor(await findPrimary(stores, round)),
  'log leader': async ({ stores }) => killFor(await findLogLeader(stores)),
  'frozen Redis primary': async ({ stores, round }) => freezeFor(await findPrimary(stores, round)),
  'frozen log leader': async ({ stores }) => freezeFor(await findLogLeader(stores)),
} satisfies Record<string, (target: { fleet: Fleet; stores: StoreServers; round: number }) => Promise<void>>

async function killFor(server: RunningServer): Promise<void> {
  await server.kill()
  await wait(downMs.killed)
  await server.restart()
}

async function freezeFor(server: RunningServer): Promise<void> {
  server.freeze()
  await wait(downMs.frozen)
  server.thaw()
}

test('[BS-02] rounds of killing and freezing a process of the service, a Redis primary or the leader of the log under load: no acknowledged event is lost, none is stored twice, and the sums equal a recount', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'instep-kill-'))
  const stores = await startStores(folder, firstPort)
  onTestFinished(async () => {
    await stores.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const fleet = await aFleet(3, stores.addresses)
  const { servers } = fleet
  const posting = keepPosting(servers, 6)
  const happened: Record<string, number> = {}
  const kinds = Object.entries(failures)
  for (let round = 0; round < rounds; round++) {
    const [kind, fail] = kinds[round % kinds.length] ?? kinds[0] ?? []
    await wait(1000)
    await fail?.({ fleet, stores, round })
    if (kind) happened[kind] = (happened[kind] ?? 0) + 1
  }
  await wait(3000)
  const acknowledged = await posting.end()
  const [first] = servers
  if (!first) throw new Error('there is no process')
  await expect.poll(() => storedIds(first), { timeout: 60_000, interval: 1000 }).toEqual(acknowledged)
  const summed = await Promise.all(servers.map(summedEvents))
  expect(summed).toEqual(servers.map(() => acknowledged.length))
  console.log(JSON.stringify({ rounds: happened, acknowledged: acknowledged.length, lost: 0, twice: 0, summed }))
  expect(servers.map((server) => server.process.exitCode)).toEqual([null, null, null])
  const ended = servers.map((server) => once(server.process, 'exit'))
  for (const server of servers) server.process.kill('SIGTERM')
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual([0, 0, 0])
})
