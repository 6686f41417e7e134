import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { RefusedEventsAnswer, ReplayAnswer, ReplayRequest } from '../../contract/refused-event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { storedEvents } from '../testing/inspected.ts'
import { postEvents } from '../testing/post-events.ts'
import type { TypedApp } from '../typed-app.ts'

const googlebot = { 'user-agent': 'Googlebot/2.1' }

async function list(app: TypedApp, query = ''): Promise<RefusedEventsAnswer> {
  return (await app.inject(`/events/refused${query}`)).json()
}

async function replay(app: TypedApp, ...events: ReplayRequest['events']): Promise<ReplayAnswer['replayed']> {
  const answer = await app.inject({ method: 'POST', url: '/events/replay', body: { events } })
  expect(answer.statusCode).toBe(200)
  return answer.json<ReplayAnswer>().replayed
}

/** Creates a service with one stored refused event, received at `testNow`. */
async function anAppWith(refused: unknown, { headers = {} as Record<string, string> } = {}) {
  let time = testNow
  const app = anApp({ now: () => time })
  await postEvents(app, { events: [refused], headers })
  time += 1_000_000
  const [letter] = (await list(app)).refused
  if (!letter) throw new Error('nothing was refused')
  return { app, letter }
}

test('refused events are listed in the order of arrival, with their reasons', async () => {
  const app = anApp()
  await postEvents(app, { events: [anEvent(), { note: 'é' }] })
  await postEvents(app, { trackingId: 'other', body: 'unreadable' })
  await postEvents(app, { form: 'deflate', body: Buffer.from([0xff, 0xfe]) })
  const [first, second, third] = (await list(app)).refused
  const at = { trackingId: 'shop', receivedAt: testNow }
  expect(first).toEqual({
    ...at,
    id: first?.id,
    reason: 'Invalid event: meta is missing',
    index: 1,
    encoding: 'utf-8',
    body: '{"note":"é"}',
  })
  expect(second).toMatchObject({ trackingId: 'other', index: null, reason: 'The body is not JSON', body: 'unreadable' })
  expect(third).toMatchObject({ reason: 'The body is not deflate data', encoding: 'base64', body: '//4=' })
  expect((await list(app, '?trackingId=other')).refused).toEqual([second])
})

test('refused events are listed in pages of 100', async () => {
  const app = anApp()
  for (let batch = 0; batch < 3; batch++) await postEvents(app, { events: Array.from({ length: 70 }, () => ({})) })
  const first = await list(app)
  const second = await list(app, `?after=${first.next}`)
  const third = await list(app, `?after=${second.next}`)
  expect([first, second, third].map(({ refused }) => refused.length)).toEqual([100, 100, 10])
  expect(third.next).toBeNull()
  const ids = [first, second, third].flatMap(({ refused }) => refused.map(({ id }) => id))
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
})

test('a repaired event passes the checks, is stored with the time of its first receipt, and leaves the refused events', async () => {
  const { app, letter } = await anAppWith({ note: 'no meta' }, { headers: googlebot })
  const repaired = anEvent({ note: 'repaired', context: { viewNumber: 5 } })
  expect(await replay(app, { id: letter.id, body: ` ${JSON.stringify(repaired)}\n` })).toEqual([
    { id: letter.id, accepted: 1, duplicates: 0, reasons: [] },
  ])
  expect(await storedEvents(app)).toMatchObject([{ receivedAt: testNow, bot: true, event: repaired }])
  expect((await list(app)).refused).toEqual([])
  expect((await app.inject('/lookup/shop/visitor-1')).json().history.views).toBe(5)
})

test('an event that is refused again stays unchanged, with the new reason', async () => {
  const { app, letter } = await anAppWith({ note: 'no meta' })
  expect(await replay(app, { id: letter.id })).toMatchObject([{ reasons: ['Invalid event: meta is missing'] }])
  const { id: _id, ...meta } = anEvent().meta
  for (const [body, reason] of [
    [JSON.stringify({ meta }), 'Invalid event: meta.id is missing'],
    ['{', 'The body is not JSON'],
    [JSON.stringify([anEvent()]), 'Invalid event: it is not an object'],
  ] as const) {
    expect(await replay(app, { id: letter.id, body })).toEqual([
      { id: letter.id, accepted: 0, duplicates: 0, reasons: [reason] },
    ])
    expect((await list(app)).refused).toEqual([{ ...letter, reason }])
  }
  expect(await storedEvents(app)).toEqual([])
})

test('an event that was stored in the meantime is not stored twice, and leaves the refused events', async () => {
  const { app, letter } = await anAppWith({})
  const event = anEvent()
  await postEvents(app, { events: [event] })
  expect(await replay(app, { id: letter.id, body: JSON.stringify(event) })).toEqual([
    { id: letter.id, accepted: 0, duplicates: 1, reasons: [] },
  ])
  expect(await storedEvents(app)).toHaveLength(1)
  expect((await list(app)).refused).toEqual([])
})

test('a refused event that does not exist is reported as gone', async () => {
  const { app, letter } = await anAppWith({})
  const body = JSON.stringify(anEvent())
  const [first, second] = [await replay(app, { id: letter.id, body }), await replay(app, { id: letter.id, body })]
  expect(first).toMatchObject([{ accepted: 1 }])
  expect(second).toEqual([{ id: letter.id, accepted: 0, duplicates: 0, reasons: ['It is not kept any more'] }])
})

test('two simultaneous replays store every event only once', async () => {
  const app = anApp()
  await postEvents(app, { body: 'unreadable' })
  const [letter] = (await list(app)).refused
  const part = { id: letter?.id ?? 0, body: JSON.stringify([anEvent(), {}]) }
  await Promise.all([replay(app, part), replay(app, part), replay(app, part)])
  expect(await storedEvents(app)).toHaveLength(1)
  expect((await list(app)).refused).toMatchObject([{ index: 1, reason: 'Invalid event: meta is missing' }])
})

test('a repaired body has its valid events stored and its invalid ones kept as refused events, each with its index', async () => {
  const app = anApp()
  await postEvents(app, { form: 'deflate', body: deflateSync('[{"meta":') })
  const [letter] = (await list(app)).refused
  const events = [anEvent(), { bad: 1 }, anEvent(), 'bad']
  const outcome = await replay(app, { id: letter?.id ?? 0, body: JSON.stringify(events) })
  expect(outcome).toMatchObject([
    { accepted: 2, reasons: ['Invalid event: meta is missing', 'Invalid event: it is not an object'] },
  ])
  expect((await storedEvents(app)).map(({ event }) => event)).toEqual([events[0], events[2]])
  expect((await list(app)).refused).toMatchObject([
    { index: 1, receivedAt: testNow, body: '{"bad":1}' },
    { index: 3, body: '"bad"' },
  ])
})

test('a body with more than 100 events is still refused', async () => {
  const app = anApp()
  await postEvents(app, { body: 'unreadable' })
  const [letter] = (await list(app)).refused
  const body = JSON.stringify(Array.from({ length: 101 }, () => ({})))
  expect(await replay(app, { id: letter?.id ?? 0, body })).toMatchObject([
    { reasons: ['More than 100 events in one request'] },
  ])
  expect((await list(app)).refused).toHaveLength(1)
})

test('an event that an earlier, stricter service refused is accepted unchanged', async () => {
  const storage = aStorage()
  const app = anApp({ storage })
  const [single, packed] = [anEvent(), anEvent()]
  const letter = { trackingId: 'shop', receivedAt: testNow - 1000, reason: 'too strict', bot: false } as const
  await storage.refusedEvents.keep({ ...letter, index: 0, form: 'raw', body: Buffer.from(JSON.stringify(single)) })
  const body = deflateSync(JSON.stringify([packed]))
  await storage.refusedEvents.keep({ ...letter, index: null, form: 'deflate', body })
  const { refused } = await list(app)
  await replay(app, ...refused.map(({ id }) => ({ id })))
  expect((await storedEvents(app)).map(({ event }) => event)).toEqual([single, packed])
  expect((await list(app)).refused).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['no list', { events: {} }],
  ['an id that is not a number', { events: [{ id: '1' }] }],
  ['more than 100 events', { events: Array.from({ length: 101 }, () => ({ id: 1 })) }],
])('a replay with %s is refused with 400', async (_name, body) => {
  const answer = await anApp().inject({ method: 'POST', url: '/events/replay', body })
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request'])
})
