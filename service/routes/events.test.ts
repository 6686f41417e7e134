import { randomBytes } from 'node:crypto'
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { anOrder } from '../testing/an-experiment.ts'
import { refusedEvents, storedEvents } from '../testing/inspected.ts'
import { postEvents } from '../testing/post-events.ts'

/** Random bytes that are no compressed stream: one in a thousand others would begin with an empty one. */
const noStream = (size: number) => Buffer.concat([Buffer.from([0xff]), randomBytes(size - 1)])

const ok = { code: 200, message: 'ok' }

test.each(['raw', 'deflate'] as const)(
  '[SV-29] a list of events on the %s route is stored in order with the time of receipt',
  async (form) => {
    const app = anApp()
    const events = [anEvent(), anEvent(), anEvent()]
    const answer = await postEvents(app, { events, form })
    expect(answer).toMatchObject({ status: 200, body: { status: ok, accepted: 3, duplicates: 0, rejected: [] } })
    const stored = await storedEvents(app)
    expect(stored.map(({ event }) => event)).toEqual(events)
    expect(stored.map(({ receivedAt }) => receivedAt)).toEqual([testNow, testNow, testNow])
  },
)

test.each(['text/plain', 'application/json', 'application/octet-stream', 'image/png; q=1', 'no type at all', ''])(
  '[SV-29] a batch with the Content-Type "%s" is accepted',
  async (contentType) => {
    const answer = await postEvents(anApp(), { events: [anEvent()], headers: { 'content-type': contentType } })
    expect(answer).toMatchObject({ status: 200, body: { accepted: 1 } })
  },
)

test.each([1_700_000_000_000.5, 5e-324, 1e308])(
  'a product that was viewed or bought at the time %d is stored',
  async (ts) => {
    const product = { productId: 'boot', url: 'https://shop.example/boot' }
    const events = [
      anEvent({ product, eventType: 'detail', meta: { type: 'ecProduct', ts } }),
      anEvent({
        product: { productId: 'sock' },
        transaction: { id: '1' },
        meta: { type: 'ecBasketItemTransaction', ts },
      }),
    ]
    expect(await postEvents(anApp(), { events, headers: aBrowser })).toMatchObject({
      status: 200,
      body: { accepted: 2 },
    })
  },
)

test('the send time is stored when the client provides it', async () => {
  const app = anApp()
  await postEvents(app, { events: [anEvent({ meta: { batchTs: 1_700_000_009_000 } }), anEvent()] })
  expect((await storedEvents(app)).map(({ sentAt }) => sentAt)).toEqual([1_700_000_009_000, null])
})

test('[SV-30] a deflate stream without the zlib header is accepted on the deflate route', async () => {
  const app = anApp()
  const body = deflateRawSync(JSON.stringify([anEvent()]))
  expect(await postEvents(app, { form: 'deflate', body })).toMatchObject({ status: 200, body: { accepted: 1 } })
})

const packed = deflateSync(JSON.stringify([anEvent()]))

test.each([
  ['plain JSON on the deflate route', 'deflate', Buffer.from(JSON.stringify([anEvent()])), 'unsupported_encoding'],
  ['random bytes on the deflate route', 'deflate', noStream(500), 'unsupported_encoding'],
  ['a cut zlib stream on the deflate route', 'deflate', packed.subarray(0, -8), 'unsupported_encoding'],
  ['gzip on the deflate route', 'deflate', gzipSync('[]'), 'unsupported_encoding'],
  ['zlib data on the raw route', 'raw', packed, 'bad_request'],
  ['text that is not UTF-8 on the raw route', 'raw', Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), 'bad_request'],
] as const)('[SV-30] [SV-03] %s is refused with 400 and stores no event', async (_name, form, body, code) => {
  const app = anApp()
  expect(await postEvents(app, { form, body })).toMatchObject({ status: 400, body: { error: { code } } })
  expect(await storedEvents(app)).toEqual([])
  expect(await postEvents(app, { events: [anEvent()] })).toMatchObject({ status: 200 })
})

test('[SV-31] the valid events of a batch are stored, the invalid ones are listed and stored separately with their reasons', async () => {
  const app = anApp()
  const { meta } = anEvent()
  const good = [anEvent(), anEvent()]
  const bad = [
    ['text', 'it is not an object'],
    [null, 'it is not an object'],
    [[anEvent()], 'it is not an object'],
    [{ context: {} }, 'meta is missing'],
    [{ meta: [] }, 'meta is missing'],
    [{ meta: { ...meta, ts: undefined } }, 'meta.ts is not a timestamp'],
    [{ meta: { ...meta, ts: 0 } }, 'meta.ts is not a timestamp'],
    [{ meta: { ...meta, ts: '1700000000000' } }, 'meta.ts is not a timestamp'],
    [{ meta: { ...meta, type: '' } }, 'meta.type is missing'],
    [{ meta: { ...meta, type: 7 } }, 'meta.type is missing'],
    [{ meta: { ...meta, id: undefined } }, 'meta.id is missing'],
    [{ meta: { ...meta, id: '' } }, 'meta.id is missing'],
  ] as const
  const answer = await postEvents(app, { events: [good[0], ...bad.map(([event]) => event), good[1]] })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    status: ok,
    accepted: 2,
    duplicates: 0,
    rejected: bad.map(([, why], at) => ({ index: at + 1, reason: `Invalid event: ${why}` })),
  })
  expect((await storedEvents(app)).map(({ event }) => event)).toEqual(good)
  expect(await refusedEvents(app)).toEqual(
    bad.map(([event, why], at) => ({
      trackingId: 'shop',
      receivedAt: testNow,
      reason: `Invalid event: ${why}`,
      index: at + 1,
      encoding: 'utf-8',
      body: JSON.stringify(event),
    })),
  )
})

test('an event whose index is not in rejected is stored, now or before', async () => {
  const app = anApp()
  const before = anEvent()
  await postEvents(app, { events: [before] })
  const now = anEvent()
  const { body } = await postEvents(app, { events: [before, {}, now] })
  expect(body).toMatchObject({ accepted: 1, duplicates: 1, rejected: [{ index: 1 }] })
  expect((await storedEvents(app)).map(({ event }) => event)).toEqual([before, now])
})

test.each([
  ['an object', '{"meta":{}}', 'The body is not a list of events'],
  ['null', 'null', 'The body is not a list of events'],
  ['cut JSON', '[{"meta":', 'The body is not JSON'],
  ['nothing', '', 'The body is empty'],
  ['JSON nested 101 levels deep', '['.repeat(101) + ']'.repeat(101), 'The body is nested deeper than 100 levels'],
])('[SV-32] a body that is %s is refused with 400 and stored as a dead letter', async (_name, body, reason) => {
  for (const form of ['raw', 'deflate'] as const) {
    const app = anApp()
    const answer = await postEvents(app, { body, form })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request', message: reason } } })
    expect(await refusedEvents(app)).toEqual([
      { trackingId: 'shop', receivedAt: testNow, reason, index: null, encoding: 'utf-8', body },
    ])
  }
})

test('[SV-32] the first 64 KiB of an unreadable body are stored', async () => {
  const app = anApp()
  const text = `${'a'.repeat(65_535)}é${'b'.repeat(1000)}`
  await postEvents(app, { body: text })
  const bytes = noStream(70_000)
  await postEvents(app, { body: bytes, form: 'deflate' })
  const [first, second] = await refusedEvents(app)
  expect(first?.body).toBe('a'.repeat(65_535))
  expect(second).toMatchObject({ encoding: 'base64', body: bytes.subarray(0, 65_536).toString('base64') })
})

test('[SV-32] an empty list gets 200 and accepted 0', async () => {
  const app = anApp()
  expect(await postEvents(app, { body: ' [ ] ' })).toMatchObject({ status: 200, body: { accepted: 0, rejected: [] } })
  expect(await refusedEvents(app)).toEqual([])
})

test('[SV-32] 100 events are accepted, 101 are refused with 413 and none of them is stored', async () => {
  const app = anApp()
  expect(await postEvents(app, { events: Array.from({ length: 101 }, () => anEvent()) })).toMatchObject({
    status: 413,
    body: { error: { code: 'too_large' } },
  })
  expect([await storedEvents(app), await refusedEvents(app)]).toEqual([[], []])
  const answer = await postEvents(app, { events: Array.from({ length: 100 }, () => anEvent()) })
  expect(answer.body.accepted).toBe(100)
})

test('very deep nesting is refused without harming the process', async () => {
  const app = anApp()
  const body = `[${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}]`
  expect(await postEvents(app, { body, form: 'deflate' })).toMatchObject({ status: 400 })
  expect((await app.inject('/health')).statusCode).toBe(200)
})

test('a body of 256 KiB is read, and one byte more is refused with 413 and nothing is stored', async () => {
  const app = anApp()
  const padded = (length: number) => JSON.stringify([anEvent()]).padEnd(length, ' ')
  expect((await postEvents(app, { body: padded(262_145) })).status).toBe(413)
  expect((await postEvents(app, { body: randomBytes(262_145), form: 'deflate' })).status).toBe(413)
  expect([await storedEvents(app), await refusedEvents(app)]).toEqual([[], []])
  expect((await postEvents(app, { body: padded(262_144) })).status).toBe(200)
})

test('a body that unpacks to more than 1 MiB is refused with 413 and nothing is stored', async () => {
  const app = anApp()
  const padded = (length: number) => JSON.stringify([anEvent()]).padEnd(length, ' ')
  for (const pack of [deflateSync, deflateRawSync]) {
    const answer = await postEvents(app, { body: pack(padded(1_048_577)), form: 'deflate' })
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } })
  }
  expect([await storedEvents(app), await refusedEvents(app)]).toEqual([[], []])
  expect((await postEvents(app, { body: deflateSync(padded(1_048_576)), form: 'deflate' })).status).toBe(200)
})

test('a decompression bomb of 200 MB is stopped at the limit', async () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000, 32))
  expect(bomb.length).toBeLessThan(262_144)
  const before = process.memoryUsage().arrayBuffers
  expect((await postEvents(anApp(), { body: bomb, form: 'deflate' })).status).toBe(413)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
})

test('[SV-33] an event whose id is already stored for that trackingId is a duplicate, also within its batch', async () => {
  const app = anApp()
  const first = anEvent({ note: 'first' })
  const again = { ...first, note: 'again' }
  expect((await postEvents(app, { events: [first, again, first] })).body).toMatchObject({ accepted: 1, duplicates: 2 })
  expect((await postEvents(app, { events: [again] })).body).toMatchObject({ accepted: 0, duplicates: 1, rejected: [] })
  expect((await storedEvents(app)).map(({ event }) => event)).toEqual([first])
  expect((await postEvents(app, { events: [first], trackingId: 'other' })).body).toMatchObject({ accepted: 1 })
})

test('[SV-33] the dedupe flag does not change the response; repeats without it are counted separately', async () => {
  const app = anApp()
  const event = anEvent()
  await postEvents(app, { events: [event, {}] })
  const plain = await postEvents(app, { events: [event] })
  const announced = await postEvents(app, { events: [event, event], query: '?dedupe=true' })
  expect(plain.body).toEqual({ status: ok, accepted: 0, duplicates: 1, rejected: [] })
  expect(announced.body).toEqual({ status: ok, accepted: 0, duplicates: 2, rejected: [] })
  const metrics = (await app.inject('/_inspect/metrics')).json()
  expect(metrics).toEqual({ accepted: 1, refused: 1, repeatsAnnounced: 2, repeatsUnannounced: 1 })
})

test('[SV-34] an event of any type is stored with all of its fields unchanged', async () => {
  const storage = aStorage()
  const app = anApp({ storage })
  const texts = [
    '{"meta":{"id":"1","ts":1,"type":"anything.at all","unknown":[{"deep":{"er":null}}]},"":"","ключ":"значение 😀"}',
    '{"big":12345678901234567890,"tiny":1e-400,"minus":-0,"decimals":1.10,"meta":{"ts":1.5,"id":"2","type":"qubit.x"}}',
    '{ "__proto__": {"a": 1}, "constructor": 2, "s": "\\u0000 \\ud800 \\" ] , }", "meta":{"id":"3","ts":9e18,"type":"x"} }',
  ]
  expect((await postEvents(app, { body: `[${texts.join(' ,\n')}]` })).body).toMatchObject({ accepted: 3 })
  expect((await storage.events.list('shop')).map(({ text }) => text)).toEqual(texts)
  const listed = (await app.inject('/_inspect/events')).body
  for (const text of texts) expect(listed).toContain(`"event":${text}}`)
})

test('200 concurrent batches for one visitor lose no event and no amount', async () => {
  const app = anApp()
  const orders = Array.from({ length: 200 }, (_, at) => anOrder(`order-${at}`, 1.01, { context: { viewNumber: at } }))
  const answers = await Promise.all(orders.map((order) => postEvents(app, { events: [order] })))
  expect(answers.every(({ body }) => body.accepted === 1)).toBe(true)
  expect(await storedEvents(app)).toHaveLength(200)
  const { history } = (await app.inject('/lookup/shop/visitor-1')).json()
  expect(history).toMatchObject({ lifetimeValue: 202, views: 199 })
})
