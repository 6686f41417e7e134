import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { expect, inject, onTestFinished, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aDataFolder, aServer, type Server } from '../testing/a-server.ts'
import { connectCluster } from './connect.ts'

const addresses = inject('clusterServers') ?? { nats: [], redis: [] }
const name = `setting-${process.pid}`
const variables = {
  INSTEP_STORAGE: 'cluster',
  INSTEP_NATS: String(addresses.nats),
  INSTEP_REDIS: String(addresses.redis),
  INSTEP_CLUSTER: name,
  INSTEP_PARTITIONS: '4',
}
const start = () => aServer(aDataFolder(), variables)

async function ask({ origin }: Server, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const headers = { 'x-instep-console': '1', 'sec-fetch-site': 'same-origin' }
  const sent = body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${origin}${path}`, sent)
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  return (await answer.json()) as Record<string, unknown>
}

/** What a process answers of visitors, key-values, counters and events. */
async function answersOf(server: Server, visitor: string) {
  const events = (await ask(server, '/_inspect/events?trackingId=shop')).events as { event: { meta: { id: string } } }[]
  return {
    counted: (await ask(server, '/counters/shop/ecount/purchases/A')).count,
    read: (await ask(server, '/stash/v1.1/kv/get/property/public/key')).data,
    events: events.map(({ event }) => event.meta.id),
    visitor: await ask(server, `/console/api/visitors/shop/${visitor}`),
  }
}

test('[BS-01] with one setting the service keeps visitors, key-values, counters and events on the cluster, and nothing in its own folder', async () => {
  const [one, other] = [await start(), await start()]
  const visitor = 'visitor-1'
  const event = anEvent({ context: { id: visitor, sessionNumber: 1 } })
  await ask(one, '/events/raw/shop', [event])
  await ask(one, '/stash/v1.1/kv/set/property/public/key', { data: { note: 'kept' } })
  await ask(other, '/counters/shop/ecount/purchases/A/60', {})
  const known = await answersOf(one, visitor)
  expect(known).toMatchObject({
    counted: 1,
    read: { note: 'kept' },
    events: [event.meta.id],
    visitor: { visitorId: visitor },
  })
  expect(await answersOf(other, visitor)).toEqual(known)

  const nats = await connect({ servers: addresses.nats })
  onTestFinished(() => nats.close())
  const { config, state } = await (await jetstreamManager(nats)).streams.info(`instep_${name}`)
  expect(config).toMatchObject({ num_replicas: 3, storage: 'file' })
  expect(state.messages).toBeGreaterThanOrEqual(3)
  const { redis, close } = await connectCluster({ ...addresses, name, partitions: 4, replicas: 3 }, () => {})
  onTestFinished(close)
  const tables = await Promise.all([0, 1, 2, 3].map((at) => redis.sMembers(`{instep-${name}-${at}}:tables`)))
  const kept = tables.flat().map((key) => key.replace(/^.*:rows:/, ''))
  expect(kept).toEqual(expect.arrayContaining(['events', 'stash', 'visitors']))

  for (const server of [one, other]) server.process.kill('SIGKILL')
  const next = await start()
  // Once the leases of those that are gone are over.
  await expect.poll(() => answersOf(next, visitor).catch(String), { timeout: 60_000 }).toEqual(known)
})
