import type { NatsConnection } from '@nats-io/transport-node'
import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { clusterStores } from './cluster-stores.ts'
import type { WriteLog } from './log/event-log.ts'
import { callPartitions } from './partition-calls.ts'

test('[BS-02] events that the log has confirmed and nobody has folded are not answered for, because the log may have lost or moved them with its leader', async () => {
  const nats = { subscribe: () => ({ unsubscribe() {} }), publish() {} } as unknown as NatsConnection
  // Also a log that still has the message may have it where its partition is folded already.
  const log = { append: async () => 7, holds: async () => true } as unknown as WriteLog
  const calls = callPartitions({ nats, log, name: 'shop', partitions: 6, owned: new Map(), mostFoldMs: 20 })
  const { events } = clusterStores({ partitions: 6, calls, log, owned: () => [] })
  const event = anEvent()
  const batch = { trackingId: 'shop', receivedAt: 1, refused: [] }
  const append = events.append({ ...batch, events: [{ event, text: JSON.stringify(event), bot: false }] })
  await expect(append).rejects.toThrow('has not applied a write within 20 ms')
})
