import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { limits } from '../limits.ts'
import { type BatchForm, readBatch } from './read-batch.ts'

const bytes = (text: string) => Buffer.from(text)

test.each<[BatchForm, (text: string) => Uint8Array]>([
  ['raw', bytes],
  ['deflate', (text) => deflateSync(text)],
])('[SV-29] [SV-34] the items of a batch that comes %s are read with their exact text', (form, packed) => {
  expect(readBatch(packed('[ {"a":1.0}, 7,null ]'), form)).toEqual({
    items: [
      { text: '{"a":1.0}', value: { a: 1 } },
      { text: '7', value: 7 },
      { text: 'null', value: null },
    ],
  })
  expect(readBatch(packed('[]'), form)).toEqual({ items: [] })
})

test.each<[string, BatchForm, Uint8Array, string, string, BatchForm]>([
  ['an empty body', 'raw', bytes(''), 'bad_request', 'The body is empty', 'raw'],
  ['an empty packed body', 'deflate', bytes(''), 'bad_request', 'The body is empty', 'raw'],
  ['no deflate data', 'deflate', bytes('[]'), 'unsupported_encoding', 'The body is not deflate data', 'deflate'],
  ['no list', 'raw', bytes('{}'), 'bad_request', 'The body is not a list of events', 'raw'],
  ['no list, packed', 'deflate', deflateSync('{}'), 'bad_request', 'The body is not a list of events', 'raw'],
])(
  '[SV-32] of %s the refusal is told, and the bytes to store with their form',
  (_, form, body, code, message, kept) => {
    const reading = readBatch(body, form)
    expect(reading).toMatchObject({ refusal: { status: 400, code, message }, form: kept })
    expect('body' in reading && Buffer.from(reading.body).toString()).toBe(
      kept === 'raw' && body.length > 2 ? '{}' : Buffer.from(body).toString(),
    )
  },
)

test('[SV-32] of a long unreadable body the beginning is stored, and too many events are refused as a whole', () => {
  const long = readBatch(bytes(`{${'x'.repeat(limits.refusedBody)}`), 'raw')
  expect('body' in long && long.body.length).toBe(limits.refusedBody)
  const batch = (events: number) => bytes(JSON.stringify(Array(events).fill(0)))
  expect(readBatch(batch(limits.eventsPerRequest), 'raw')).toMatchObject({ items: { length: limits.eventsPerRequest } })
  expect(() => readBatch(batch(limits.eventsPerRequest + 1), 'raw')).toThrow(
    new Refusal(413, 'too_large', `More than ${limits.eventsPerRequest} events in one request`),
  )
})

test('[BS-03] a body that is larger than allowed once it is unpacked is refused', () => {
  const spaces = (count: number) => deflateSync(Buffer.from(`[]${' '.repeat(count - 2)}`))
  expect(readBatch(spaces(limits.eventsUnpacked), 'deflate')).toMatchObject({ items: [] })
  expect(() => readBatch(spaces(limits.eventsUnpacked + 1), 'deflate')).toThrow(
    new Refusal(413, 'too_large', `The unpacked body is larger than ${limits.eventsUnpacked} bytes`),
  )
})

test('[BS-03] how long the unpacked text is is told before it is read, so that what is too much is refused unread', () => {
  const refuse = (unpacked: number) => {
    throw new Refusal(503, 'unavailable', `${unpacked} bytes are too many`)
  }
  const text = `{${' '.repeat(999)}`
  for (const [form, body] of [['raw', bytes(text)] as const, ['deflate', deflateSync(text)] as const])
    expect(() => readBatch(body, form, refuse)).toThrow('1000 bytes are too many')
})
