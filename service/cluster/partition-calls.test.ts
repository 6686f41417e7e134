import type { NatsConnection } from '@nats-io/transport-node'
import { expect, test } from 'vitest'
import type { WriteLog } from './log/event-log.ts'
import { callPartitions } from './partition-calls.ts'

const call = { store: 'events', method: 'append', given: [] } as const

/** Calls over a log that confirms each write at position 7, and of which nobody folds anything. */
function callsOver(holds: WriteLog['holds']) {
  const nats = { subscribe: () => ({ unsubscribe() {} }), publish() {} } as unknown as NatsConnection
  const log = { append: async () => 7, holds } as unknown as WriteLog
  return callPartitions({ nats, log, name: 'shop', partitions: 6, owned: new Map(), mostFoldMs: 20 })
}

const append = (holds: WriteLog['holds']) => callsOver(holds).write(3, { ...call, given: [] }, 'taken')

test('[BS-02] a write that nobody has folded yet is answered for while the log has it', async () => {
  const asked: unknown[] = []
  const holds: WriteLog['holds'] = async (position, id) => asked.push([position, id]) > 0
  expect(await append(holds)).toBe('taken')
  expect(asked).toEqual([[7, expect.stringMatching(/^[\da-f-]{36}$/)]])
})

test('[BS-02] a write that the log has confirmed and lost with its leader is not answered for, nor one while it has no leader', async () => {
  await expect(append(async () => false)).rejects.toThrow('Partition 3 of the storage has not applied a write')
  await expect(append(() => Promise.reject(new Error('timeout')))).rejects.toThrow('has not applied a write')
})
