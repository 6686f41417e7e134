import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { expect, inject, onTestFinished, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { clusterStorage } from '../cluster-storage.ts'
import { connectCluster } from '../connect.ts'
import { appendEvents, readHistory, visitorAt, writeHistory } from '../testing/a-shop-history.ts'
import { refoldPartitions } from './refold-partitions.ts'

const servers = inject('clusterServers') ?? { nats: [], redis: [] }
const now = 1_700_000_000_000

test('rows that are wrong or gone are as they were once the log is folded anew; not while a service runs, nor unasked without its beginning', async () => {
  const name = `refold-${process.pid}`
  const settings = { ...servers, name, partitions: 3, replicas: 1 }
  const facts = { settings, currencies: null, keepMs: 3_600_000, warn: () => {} }
  const refold = (isIncompleteWanted = false) => refoldPartitions({ ...facts, isIncompleteWanted, onMessage: () => {} })

  const storage = await clusterStorage(facts)
  await writeHistory(storage, { from: 0, to: 16, at: now })
  const shared = [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
    anEvent({ meta: { id: `late-${number}` }, context: { id: visitorAt(number), sessionNumber: 1 } }),
  )
  await appendEvents(storage, shared, now + 1000)
  await writeHistory(storage, { from: 10, to: 20, at: now + 2000 })
  const before = await readHistory(storage)
  await expect(refold()).rejects.toThrow('End it first')
  await storage.close()

  const { redis, close } = await connectCluster(settings, () => {})
  onTestFinished(close)
  for (let partition = 0; partition < 3; partition++) {
    const keyOf = (table: string) => `{instep-${name}-${partition}}:rows:${table}`
    await redis.del([keyOf('visitors'), keyOf('stash'), keyOf('variation_sums')])
    for (const [key, row] of Object.entries(await redis.hGetAll(keyOf('hour_sums'))))
      await redis.hSet(keyOf('hour_sums'), key, row.replace(/"total":\d+/, '"total":999'))
  }
  expect(await refold()).toBeGreaterThan(100)
  const again = await clusterStorage(facts)
  expect(await readHistory(again)).toEqual(before)
  // What is written anew for the others of a batch counts at its place.
  await again.visitorData.erase(visitorAt(2))
  const { latest, stash } = await readHistory(again)
  await again.close()
  await refold()
  const last = await clusterStorage(facts)
  expect(await readHistory(last)).toMatchObject({ latest, stash })
  await last.close()

  const nats = await connect({ servers: servers.nats })
  onTestFinished(() => nats.close())
  await (await jetstreamManager(nats)).streams.purge(`instep_${name}`, { keep: 5 })
  await expect(refold()).rejects.toThrow('Add --incomplete')
  expect(await refold(true)).toBeLessThanOrEqual(5)
})
