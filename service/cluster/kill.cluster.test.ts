import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aFleet, keepPosting, storedIds } from './testing/a-fleet.ts'
import { startStores } from './testing/start-stores.ts'

/** The test's own servers, because it kills them. */
const firstPort = Number(process.env.CLUSTER_KILL_PORT ?? 14_600)
const rounds = Number(process.env.CLUSTER_ROUNDS ?? 3)

test('[BS-02] rounds of killing a process of the service, a Redis primary or a server of the log under load: no acknowledged event is lost, and none is stored twice', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'instep-kill-'))
  const stores = await startStores(folder, firstPort)
  onTestFinished(async () => {
    await stores.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const { servers, start } = await aFleet(3, stores.addresses)
  const posting = keepPosting(servers, 6)
  const killed: string[] = []
  for (let round = 0; round < rounds; round++) {
    await wait(2000)
    const kind = (['service', 'redis', 'nats'] as const)[round % 3] ?? 'service'
    if (kind === 'service') {
      servers.shift()?.process.kill('SIGKILL')
      servers.push(await start())
    } else {
      const server = stores[kind][Math.floor(round / 3) % 3]
      await server?.kill()
      await wait(4000)
      await server?.restart()
    }
    killed.push(kind)
  }
  await wait(3000)
  const acknowledged = await posting.end()
  const [first] = servers
  if (!first) throw new Error('there is no process')
  await expect.poll(() => storedIds(first), { timeout: 30_000, interval: 1000 }).toEqual(acknowledged)
  console.log(`killed: ${killed.join(', ')}; ${acknowledged.length} events acknowledged, 0 lost, 0 stored twice`)
  expect(servers.map((server) => server.process.exitCode)).toEqual([null, null, null])
  const ended = servers.map((server) => once(server.process, 'exit'))
  for (const server of servers) server.process.kill('SIGTERM')
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual([0, 0, 0])
})
