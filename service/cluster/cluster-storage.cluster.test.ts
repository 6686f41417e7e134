import { expect, inject, onTestFinished, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { clusterStorage } from './cluster-storage.ts'

const servers = inject('clusterServers') ?? { nats: [], redis: [] }

async function open(name: string, partitions: number) {
  const settings = { ...servers, name: `${name}-${process.pid}`, partitions, replicas: 1 }
  const storage = await clusterStorage({ settings, currencies: null, keepMs: 3_600_000, warn: () => {} })
  onTestFinished(() => storage.close().catch(() => {})) // one that the test has ended
  return storage
}

function append(storage: Awaited<ReturnType<typeof open>>, visitor: string) {
  const event = anEvent({ context: { id: visitor, sessionNumber: 1 } })
  const events = [{ text: JSON.stringify(event), event, bot: false }]
  return storage.events.append({ trackingId: 'shop', receivedAt: Date.now(), events, refused: [] })
}

test('an installation keeps the number of its partitions, and says which it is', async () => {
  await open('parts', 2)
  await expect(open('parts', 3)).rejects.toThrow('is divided into 2 partitions: set INSTEP_PARTITIONS to 2')
})

test('[BS-04] the storage tells how far behind each partition is, and whether it writes', async () => {
  const storage = await open('gauges', 2)
  await append(storage, 'somebody')
  await storage.tryWrite?.()
  const gauges = (await storage.describe?.()) ?? []
  expect(gauges.map(({ name, value, labels }) => [name, value, labels])).toEqual([
    ['partitions_owned', 2, undefined],
    ['fold_lag_messages', 0, { partition: '0' }],
    ['fold_lag_messages', 0, { partition: '1' }],
  ])
})

test('a second process gets its share, each answers for all, and when one ends the other one has everything', async () => {
  const [one, other] = [await open('share', 4), await open('share', 4)]
  const ownedBy = async (storage: typeof one) => (await storage.describe?.())?.[0]?.value
  await expect.poll(async () => [await ownedBy(one), await ownedBy(other)], { timeout: 15_000 }).toEqual([2, 2])
  for (let visitor = 0; visitor < 8; visitor++) await append(visitor % 2 ? one : other, `visitor-${visitor}`)
  for (const each of [one, other]) expect(await each.events.list('shop')).toHaveLength(8)
  expect(await one.traffic.sums('shop', 0, 1e14)).toEqual(await other.traffic.sums('shop', 0, 1e14))
  await one.close()
  await expect.poll(() => ownedBy(other), { timeout: 15_000 }).toBe(4)
  expect(await other.events.list('shop')).toHaveLength(8)
})
