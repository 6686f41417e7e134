import { expect, inject, onTestFinished, test } from 'vitest'
import { clusterStorage } from '../cluster/cluster-storage.ts'
import { readHistory, visitorAt, writeHistory } from '../cluster/testing/a-shop-history.ts'
import { clusterAccess, eraseOnCluster, readEventsOfCluster } from './cluster-commands.ts'

test('on a cluster events are exported by its processes, the newest first, and a visitor is erased; without a process both say so', async () => {
  const servers = inject('clusterServers') ?? { nats: [], redis: [] }
  const variables = {
    INSTEP_STORAGE: 'cluster',
    INSTEP_NATS: String(servers.nats),
    INSTEP_REDIS: String(servers.redis),
    INSTEP_CLUSTER: `commands-${process.pid}`,
    INSTEP_PARTITIONS: '3',
  }
  expect(clusterAccess({}, () => {})).toBe(null)
  const access = clusterAccess(variables, () => {})
  if (!access) throw new Error('the variables name a cluster')
  const listIds = async (filter = {}) => {
    const ids: string[] = []
    for await (const { id } of readEventsOfCluster(access, filter)) ids.push(id)
    return ids
  }
  await expect(listIds()).rejects.toThrow('There is no data of')
  const settings = { ...access.settings, replicas: 1 }
  const storage = await clusterStorage({ settings, currencies: null, keepMs: 3_600_000, warn: () => {} })
  onTestFinished(() => storage.close().catch(() => {})) // the test closes it
  const now = 1_700_000_000_000
  await writeHistory(storage, { from: 0, to: 12, at: now })
  expect(await listIds()).toEqual((await readHistory(storage)).latest)
  expect((await listIds({ from: now + 11, trackingId: 'shop' })).every((id) => id.includes('-11-'))).toBe(true)

  await expect(eraseOnCluster(access, 'short')).rejects.toThrow('is not a visitor id')
  expect(await eraseOnCluster(access, visitorAt(5))).toMatchObject({ events: 5, visitors: 1, stash: 1 })
  expect((await listIds()).filter((id) => id.includes('-5-'))).toEqual([])
  await storage.close()
  await expect(listIds()).rejects.toThrow('No process of')
})
