import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { expect, inject, onTestFinished, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { clusterStorage } from '../cluster-storage.ts'

const servers = inject('clusterServers') ?? { nats: [], redis: [] }

/** All messages of an installation's log, as they lie there. */
async function readLog(name: string): Promise<string[]> {
  const nats = await connect({ servers: servers.nats })
  onTestFinished(() => nats.close())
  const manager = await jetstreamManager(nats)
  const { first_seq: first, last_seq: last } = (await manager.streams.info(`instep_${name}`)).state
  const messages: string[] = []
  for (let seq = first; seq <= last; seq++) {
    const message = await manager.streams.getMessage(`instep_${name}`, { seq }).catch(() => null)
    if (message) messages.push(message.string())
  }
  return messages
}

test('an erased visitor is neither in the tables nor in the log, and what it says of others stays', async () => {
  const name = `forget-${process.pid}`
  const settings = { ...servers, name, partitions: 2, replicas: 1 }
  const storage = await clusterStorage({ settings, currencies: null, keepMs: 3_600_000, warn: () => {} })
  onTestFinished(() => storage.close())
  const gone = 'visitor-who-goes'
  const append = (...visitors: string[]) => {
    const events = visitors.map((id) => anEvent({ context: { id, sessionNumber: 1 } }))
    const told = events.map((event) => ({ text: JSON.stringify(event), event, bot: false }))
    return storage.events.append({ trackingId: 'shop', receivedAt: Date.now(), events: told, refused: [] })
  }
  for (let time = 0; time < 5; time++) await append(gone, 'somebody-else', 'another-one')
  await append('somebody-else')
  await storage.stash.write({ namespace: 'n', area: 'public', key: `segments-${gone}`, data: 1, storedAt: 1 })
  expect((await readLog(name)).filter((text) => text.includes(gone)).length).toBeGreaterThan(5)

  expect(await storage.visitorData.erase(gone)).toMatchObject({ events: 5, stash: 1 })
  expect((await readLog(name)).filter((text) => text.includes(gone))).toEqual([])
  const stored = await storage.events.list('shop')
  expect(stored.filter(({ text }) => text.includes(gone))).toEqual([])
  expect(stored).toHaveLength(11)
  const logged = (await readLog(name)).join('')
  for (const { text } of stored) expect(logged).toContain((JSON.parse(text) as { meta: { id: string } }).meta.id)
})
