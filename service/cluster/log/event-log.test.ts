import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream'
import { headers } from '@nats-io/transport-node'
import { expect, test } from 'vitest'
import { packText } from '../wire/pack-text.ts'
import { writeLog } from './event-log.ts'

type Ack = { seq: number; duplicate: boolean }
type Told = { msgID: string }

/** A log whose servers give these answers in turn, the last one again and again; `undefined` stands for none in time. */
function aLog({ acks, stored }: { acks: (Ack | undefined)[]; stored: Record<number, 'same' | 'other'> }) {
  const ids: string[] = []
  const client = {
    async publish(_subject: string, _bytes: Uint8Array, { msgID }: Told) {
      const ack = acks[Math.min(ids.push(msgID), acks.length) - 1]
      if (!ack) throw new Error('timeout')
      return ack
    },
  }
  const streams = {
    async getMessage(_stream: string, { seq }: { seq: number }) {
      const header = headers()
      header.set('Nats-Msg-Id', stored[seq] === 'same' ? (ids.at(-1) ?? '') : 'another')
      return stored[seq] ? { header } : null
    },
  }
  const log = writeLog(
    {
      manager: { streams } as unknown as JetStreamManager,
      client: client as unknown as JetStreamClient,
      mostBytes: () => 1e6,
      mostMs: 500,
    },
    'shop',
  )
  return { ids, append: () => log.append(3, 'a write', { answerTo: 'me' }) }
}

test('[BS-02] a repeated attempt is not confirmed before the earlier one is in the log', async () => {
  const late = { seq: 0, duplicate: true }
  const { ids, append } = aLog({ acks: [undefined, late, late, { seq: 7, duplicate: true }], stored: { 7: 'same' } })
  expect(await append()).toBe(7)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(1)
})

test('[BS-02] a write whose first attempt was lost with its leader fails, however often servers confirm it as repeated', async () => {
  const lost = { seq: 0, duplicate: true }
  await expect(aLog({ acks: [undefined, lost], stored: {} }).append()).rejects.toThrow('not in the log yet')
  const other = { seq: 7, duplicate: true }
  await expect(aLog({ acks: [undefined, other], stored: { 7: 'other' } }).append()).rejects.toThrow('within 500 ms')
})

test('a first attempt that is confirmed is in the log', async () => {
  const { ids, append } = aLog({ acks: [{ seq: 5, duplicate: false }], stored: {} })
  expect(await append()).toBe(5)
  expect(ids).toHaveLength(1)
})

test('[BS-02] a message that a server sends again, because its copy of the log was behind, is read once', async () => {
  const sent = [4, 5, 2, 3, 4, 5, 6].map((seq) => ({
    seq,
    data: packText(`message ${seq}`),
    headers: undefined,
    info: { pending: 0 },
  }))
  const consumer = { consume: async () => Object.assign(from(sent), { stop() {} }) }
  const client = { consumers: { get: async () => consumer } } as unknown as JetStreamClient
  const log = writeLog({ manager: {} as JetStreamManager, client, mostBytes: () => 1e6 }, 'shop')
  const read: number[] = []
  for await (const { position } of log.follow(3, 3, new AbortController().signal)) read.push(position)
  expect(read).toEqual([4, 5, 6])
})

async function* from<T>(all: T[]): AsyncIterable<T> {
  yield* all
}
