import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { dayMs } from '../../clock/durations.ts'
import { databaseName } from '../../operate/back-up.ts'
import { sqliteStorage } from '../../storage/sqlite-storage.ts'
import { aDataFolder } from '../../testing/a-server.ts'
import { clusterStorage } from '../cluster-storage.ts'
import { readHistory, visitorAt, writeHistory } from '../testing/a-shop-history.ts'
import { migrateDatabase } from './migrate-database.ts'

const servers = inject('clusterServers') ?? { nats: [], redis: [] }
const now = 1_700_000_000_000

let started = 0
function factsOf(partitions: number) {
  const name = `move-${process.pid}-${started++}`
  const settings = { ...servers, name, partitions, replicas: 1 }
  return { settings, currencies: null, keepMs: 3_600_000, warn: () => {} }
}

const quietly = { onRows: () => {} }

function openStorage(folder: string) {
  const storage = sqliteStorage(join(folder, databaseName))
  onTestFinished(() => storage.close().catch(() => {})) // one that the test has closed
  return storage
}

test('[BS-01] a shop that moves to a cluster has everything it had, and what comes later adds up as if it had stayed', async () => {
  const folder = aDataFolder()
  const [moving, staying] = [openStorage(folder), openStorage(aDataFolder())]
  for (const each of [moving, staying]) {
    await writeHistory(each, { from: 0, to: 24, at: now })
    // Of some visitors only sums are left.
    await each.results.removeOlder({ before: 0, silentSince: now + 9, running: [] }, 500)
    await writeHistory(each, { from: 20, to: 40, at: now + dayMs })
  }
  await moving.close()
  const facts = factsOf(5)
  const moved = await migrateDatabase({ ...facts, ...quietly, dataFolder: folder })
  expect(moved).toMatchObject({ events: 246, visitors: 40, stash: 40, dead_letters: 2, uploaded_datasets: 2 })
  const cluster = await clusterStorage(facts)
  onTestFinished(() => cluster.close())
  expect(await readHistory(cluster)).toEqual(await readHistory(staying))

  for (const each of [cluster, staying]) {
    // Visitors come again, orders are claimed by others, and events are sent twice.
    await writeHistory(each, { from: 30, to: 44, at: now + dayMs })
    await writeHistory(each, { from: 3, to: 33, at: now + 2 * dayMs })
    await each.visitorData.erase(visitorAt(7))
  }
  expect(await readHistory(cluster)).toEqual(await readHistory(staying))
})

test('a migration refuses a folder without a database, one in use, and a cluster that has data or processes', async () => {
  const folder = aDataFolder()
  const facts = factsOf(2)
  const migrateInto = (into: ReturnType<typeof factsOf>) => migrateDatabase({ ...into, ...quietly, dataFolder: folder })
  await expect(migrateInto(facts)).rejects.toThrow('--data')
  const storage = openStorage(folder)
  await expect(migrateInto(facts)).rejects.toThrow('Stop it first')
  await storage.close()

  const running = await clusterStorage(facts)
  await expect(migrateInto(facts)).rejects.toThrow('End it first')
  const writeOne = () => running.stamps.write({ trackingId: 'shop', token: 't', state: '', storedAt: 1 })
  // On a machine that stands still for seconds a write may be in the log and not applied in time: then one writes again.
  await writeOne().catch(writeOne)
  await running.close()
  await expect(migrateInto(facts)).rejects.toThrow(/after [12] writes/)
})

test('a migration that was cut off keeps services away, and is begun anew by the same call', async () => {
  const folder = aDataFolder()
  const storage = openStorage(folder)
  await writeHistory(storage, { from: 0, to: 12, at: now })
  const before = await readHistory(storage)
  await storage.close()
  const facts = factsOf(3)
  const failing = migrateDatabase({
    ...facts,
    dataFolder: folder,
    onRows: (table) => {
      if (table === 'stash') throw new Error('cut off')
    },
  })
  await expect(failing).rejects.toThrow('cut off')
  await expect(clusterStorage(facts)).rejects.toThrow('run instep migrate again')
  const warnings: string[] = []
  await migrateDatabase({ ...facts, ...quietly, dataFolder: folder, warn: (line) => warnings.push(line) })
  expect(warnings).toEqual(['an earlier migration was cut off: what it has moved is removed'])
  const cluster = await clusterStorage(facts)
  onTestFinished(() => cluster.close())
  expect(await readHistory(cluster)).toEqual(before)
})
