import type { NatsConnection } from '@nats-io/transport-node'
import { expect, test } from 'vitest'
import type { WriteLog } from './log/event-log.ts'
import { callPartitions } from './partition-calls.ts'

test('[BS-02] a write that the log has confirmed and nobody has folded is not answered for, because the log may have lost or moved it with its leader', async () => {
  const nats = { subscribe: () => ({ unsubscribe() {} }), publish() {} } as unknown as NatsConnection
  const log = { append: async () => 7 } as unknown as WriteLog
  const calls = callPartitions({ nats, log, name: 'shop', partitions: 6, owned: new Map(), mostFoldMs: 20 })
  await expect(calls.write(3, { store: 'events', method: 'append', given: [] })).rejects.toThrow(
    'Partition 3 of the storage has not applied a write within 20 ms',
  )
})
