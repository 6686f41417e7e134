import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { clusterStorage } from './cluster-storage.ts'

async function openStorage() {
  const servers = inject('clusterServers') ?? { nats: [], redis: [] }
  const settings = { ...servers, name: `datasets-${process.pid}`, partitions: 2, replicas: 1 }
  const storage = await clusterStorage({ settings, currencies: null, keepMs: 3_600_000, warn: () => {} })
  onTestFinished(() => storage.close())
  return storage
}

test('a process hears of datasets that are uploaded through another one, however large they are', async () => {
  const [one, other] = [await openStorage(), await openStorage()]
  const heard: string[] = []
  one.onDatasets?.(() => heard.push('one'))
  other.onDatasets?.(() => heard.push('other'))
  const records = new Map(
    Array.from({ length: 20_000 }, (_, at) => [`product-${at}`, { length: at, text: 'long '.repeat(30) }]),
  )
  expect(await one.datasets.add({ trackingId: 'shop', id: 'sizes', loadedAt: 1, records }, 0)).toBe(1)
  await expect.poll(() => heard).toEqual(['other'])
  const [stored] = await other.datasets.list()
  expect(stored?.records.size).toBe(20_000)
  expect(stored?.records.get('product-7')).toEqual({ length: 7, text: 'long '.repeat(30) })
})

test('what NATS does not take is refused at once, with what to do', async () => {
  const { datasets } = await openStorage()
  const records = new Map([['key', { text: randomBytes(1024 * 1024).toString('base64') }]])
  const add = datasets.add({ trackingId: 'shop', id: 'large', loadedAt: 1, records }, 0)
  await expect(add).rejects.toThrow(
    /^A write of \d+ bytes is more than the log takes: raise max_payload of NATS, which is 1048576$/,
  )
  expect(await datasets.list()).not.toContainEqual(expect.objectContaining({ id: 'large' }))
})
