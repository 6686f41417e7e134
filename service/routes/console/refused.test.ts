import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { RefusedEventPage, ReplayStep, ReplayStepAnswer } from '../../../contract/console/events.ts'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aStorage } from '../../testing/a-storage.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { askConsole, logIn } from '../../testing/ask-console.ts'
import { storedEvents } from '../../testing/inspected.ts'
import { postEvents } from '../../testing/post-events.ts'
import type { TypedApp } from '../../typed-app.ts'

const noMeta = 'Invalid event: meta is missing'
const noId = 'Invalid event: meta.id is missing'

/** An event that lacks its id. */
function withoutId() {
  const { meta, ...event } = anEvent()
  const { id: _id, ...rest } = meta
  return { ...event, meta: rest }
}

async function listRefused(app: TypedApp, query = ''): Promise<RefusedEventPage> {
  return (await askConsole(app, `refused/shop${query}`)).json
}

/** The only refused event of a service. */
async function firstOf(app: TypedApp) {
  const [event] = (await listRefused(app)).events
  if (!event) throw new Error('nothing was refused')
  return event
}

const post = (app: TypedApp, path: string, body: object, headers: Record<string, string> = {}) =>
  askConsole(app, `refused/shop/${path}`, { method: 'POST', body, headers })

async function replayStep(app: TypedApp, step: ReplayStep): Promise<ReplayStepAnswer> {
  const { status, json } = await post(app, 'replay-step', step)
  expect(status).toBe(200)
  return json
}

describe('the list', () => {
  test('has the newest first, in pages, with counts by reason, and only one reason where it is asked for', async () => {
    const app = anApp()
    await postEvents(app, { events: Array.from({ length: 30 }, () => withoutId()) })
    await postEvents(app, { events: [{ note: 1 }, { note: 2 }] })
    const first = await listRefused(app)
    expect(first.reasons).toEqual([
      { reason: noId, events: 30 },
      { reason: noMeta, events: 2 },
    ])
    expect(first.events).toHaveLength(25)
    expect(first.events[0]).toEqual({
      id: first.latest,
      receivedAt: testNow,
      reason: noMeta,
      index: 1,
      form: 'text',
      text: '{"note":2}',
      isCut: false,
      size: 10,
    })
    const second = await listRefused(app, `?before=${first.next}`)
    expect([second.events.length, second.next]).toEqual([7, null])
    const ids = [...first.events, ...second.events].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
    const ofReason = await listRefused(app, `?reason=${encodeURIComponent(noMeta)}`)
    expect(ofReason.events.map(({ text }) => text)).toEqual(['{"note":2}', '{"note":1}'])
    expect(ofReason.reasons).toEqual(first.reasons)
  })

  test('a long text is cut in the list, and whole by itself', async () => {
    const app = anApp()
    const event = { note: 'é'.repeat(3000) }
    await postEvents(app, { events: [event] })
    const { id, text, isCut } = await firstOf(app)
    expect([text.length, isCut]).toEqual([2000, true])
    const { json } = await askConsole(app, `refused/shop/${id}`)
    expect(json).toMatchObject({ text: JSON.stringify(event), isCut: false })
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate with a fault at its end', (text: string) => Buffer.concat([deflateRawSync(text), Buffer.from('§')])],
    ['deflate that was cut', (text: string) => deflateSync(text).subarray(0, -6)],
  ])('a body compressed as %s is unpacked as far as it can be', async (_, pack) => {
    const app = anApp()
    const text = JSON.stringify([anEvent({ note: 'ü' })])
    await postEvents(app, { body: pack(text), form: 'raw' })
    const event = await firstOf(app)
    expect(event).toMatchObject({ index: null, form: 'unpacked' })
    expect(text.startsWith(event.text)).toBe(true)
    expect(event.text.length).toBeGreaterThan(100)
  })

  test('a small body that unpacks to very much is unpacked only in part', async () => {
    const app = anApp()
    await postEvents(app, { body: gzipSync('x'.repeat(60_000_000)), form: 'raw' })
    const { id, isCut } = await firstOf(app)
    expect(isCut).toBe(true)
    const { json } = await askConsole(app, `refused/shop/${id}`)
    expect([json.form, json.text.length, json.isCut]).toEqual(['unpacked', 1024 * 1024, true])
  })

  test('bytes that are no text are shown as base64, and a body kept in part is said to be cut', async () => {
    const app = anApp()
    await postEvents(app, { body: Buffer.from([0xff, 0xfe]), form: 'raw' })
    expect(await firstOf(app)).toMatchObject({ form: 'base64', text: '//4=', isCut: false })
    await postEvents(app, { body: `{${'x'.repeat(100_000)}` })
    const [event] = (await listRefused(app)).events
    const { json } = await askConsole(app, `refused/shop/${event?.id}`)
    expect(json).toMatchObject({ isCut: true, size: 65_536 })
  })

  test('one property shows and replays nothing of another', async () => {
    const app = anApp()
    await postEvents(app, { events: [{}], trackingId: 'other' })
    const [event] = (await askConsole(app, 'refused/other')).json.events
    expect(await listRefused(app)).toEqual({ events: [], next: null, reasons: [], latest: 0 })
    expect((await askConsole(app, `refused/shop/${event.id}`)).status).toBe(404)
    expect((await post(app, `${event.id}/check`, { text: '{}' })).status).toBe(404)
    expect((await post(app, `${event.id}/replay`, { text: JSON.stringify(anEvent()) })).status).toBe(404)
    const step = await replayStep(app, { reason: noMeta, after: 0, upTo: event.id })
    expect(step.tried).toBe(0)
    expect((await askConsole(app, 'refused/other')).json.events).toEqual([event])
  })
})

describe('a repair', () => {
  test.each([
    ['{', 'The body is not JSON'],
    ['', 'The body is empty'],
    ['[]', 'Invalid event: it is not an object'],
    [JSON.stringify(withoutId()), noId],
  ])('of one event to %j is checked as a new event would be', async (text, reason) => {
    const app = anApp()
    await postEvents(app, { events: [{}] })
    const { id } = await firstOf(app)
    const { json } = await post(app, `${id}/check`, { text })
    expect(json).toEqual({ passing: 0, faults: [{ index: null, reason }] })
    expect((await post(app, `${id}/replay`, { text })).json.reasons).toEqual([reason])
  })

  test('of one event passes the check, changes nothing by that, and is then replayed', async () => {
    const app = anApp()
    await postEvents(app, { events: [withoutId()] })
    const event = await firstOf(app)
    const text = JSON.stringify(anEvent({ note: 'repaired' }), null, 2)
    expect((await post(app, `${event.id}/check`, { text })).json).toEqual({ passing: 1, faults: [] })
    expect(await firstOf(app)).toEqual(event)
    expect(await storedEvents(app)).toEqual([])
    const { json } = await post(app, `${event.id}/replay`, { text })
    expect(json).toEqual({ id: event.id, accepted: 1, duplicates: 0, reasons: [] })
    expect(await storedEvents(app)).toMatchObject([{ receivedAt: testNow, event: { note: 'repaired' } }])
    expect((await listRefused(app)).events).toEqual([])
    expect((await post(app, `${event.id}/replay`, { text })).status).toBe(404)
  })

  test('of a whole body says which of its events would be refused', async () => {
    const app = anApp()
    await postEvents(app, { body: 'no JSON' })
    const { id } = await firstOf(app)
    const text = JSON.stringify([anEvent(), {}, anEvent()])
    expect((await post(app, `${id}/check`, { text })).json).toEqual({
      passing: 2,
      faults: [{ index: 1, reason: noMeta }],
    })
    expect((await post(app, `${id}/replay`, { text })).json).toMatchObject({ accepted: 2, reasons: [noMeta] })
    expect((await listRefused(app)).events).toMatchObject([{ index: 1, reason: noMeta, text: '{}' }])
  })
})

test('[BY-09] all of a reason are replayed in steps, each once, with what became of them', async () => {
  const storage = aStorage()
  const app = anApp({ storage })
  const reason = 'Invalid event: it came on a Sunday'
  const keep = (value: object) =>
    storage.refusedEvents.keep({
      trackingId: 'shop',
      receivedAt: testNow,
      reason,
      index: 0,
      bot: false,
      form: 'raw',
      body: Buffer.from(JSON.stringify(value)),
    })
  const stored = anEvent()
  await postEvents(app, { events: [stored] })
  for (const value of [stored, {}, ...Array.from({ length: 58 }, () => anEvent())]) await keep(value)
  const { latest } = await listRefused(app)
  const fiftieth = (await storage.refusedEvents.list()).map(({ id }) => id)[49] ?? 0
  const first = await replayStep(app, { reason, after: 0, upTo: latest })
  expect(first).toEqual({ next: fiftieth, tried: 50, accepted: 48, duplicates: 1, refused: 1 })
  const second = await replayStep(app, { reason, after: fiftieth, upTo: latest })
  expect(second).toEqual({ next: null, tried: 10, accepted: 10, duplicates: 0, refused: 0 })
  expect(await storedEvents(app)).toHaveLength(59)
  expect((await listRefused(app)).reasons).toEqual([{ reason: noMeta, events: 1 }])
})

test('a step leaves what was refused after it began, and what has another reason', async () => {
  const app = anApp()
  await postEvents(app, { events: [{}, withoutId()] })
  const { latest } = await listRefused(app)
  await postEvents(app, { events: [{}] })
  const step = await replayStep(app, { reason: noMeta, after: 0, upTo: latest })
  expect(step).toEqual({ next: null, tried: 1, accepted: 0, duplicates: 0, refused: 1 })
})

describe('the role', () => {
  const token = '0123456789abcdef'
  const consoleTokens = { view: 'view-0123456789abcdef', edit: 'edit-0123456789abcdef' }
  const configuration = { token, consoleTokens, environment: 'production' } as const

  test.each([
    ['view', 403],
    ['edit', 200],
  ] as const)('%s gets %i for a check and a replay, and sees the list', async (role, expected) => {
    const app = anApp({ configuration })
    await postEvents(app, { events: [{}] })
    const cookie = await logIn(app, consoleTokens[role])
    const { status, json } = await askConsole(app, 'refused/shop', { headers: { cookie } })
    expect(status).toBe(200)
    const { id } = json.events[0]
    const answers = [
      await post(app, `${id}/check`, { text: '{}' }, { cookie }),
      await post(app, `${id}/replay`, { text: JSON.stringify(anEvent()) }, { cookie }),
      await post(app, 'replay-step', { reason: noMeta, after: 0, upTo: id }, { cookie }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([expected, expected, expected])
    const left = (await askConsole(app, 'refused/shop', { headers: { cookie } })).json.events
    expect(left).toHaveLength(role === 'view' ? 1 : 0)
  })

  test('without a login nothing is told', async () => {
    const app = anApp({ configuration })
    for (const path of ['events/shop', 'events/shop/count?after=0', 'events/shop/1', 'refused/shop', 'refused/shop/1'])
      expect([path, (await askConsole(app, path)).status]).toEqual([path, 401])
  })
})

test.each([
  ['1/check', {}],
  ['1/replay', { text: 1 }],
  ['replay-step', { reason: 'x', after: -1, upTo: 1 }],
  ['replay-step', { reason: 'x' }],
  ['x/check', { text: '{}' }],
])('a wrong request to %s with %j is refused with the reason', async (path, body) => {
  const { status, json } = await post(anApp(), path, body)
  expect([status, json.error.code]).toEqual([400, 'bad_request'])
  expect(json.error.message).toMatch(/text|after|upTo|id/)
})
