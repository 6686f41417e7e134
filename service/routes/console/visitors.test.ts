import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aBrowser } from '../../testing/a-browser.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { anExperiment, anOrder } from '../../testing/an-experiment.ts'
import { askConsole, logIn } from '../../testing/ask-console.ts'
import { postEvents } from '../../testing/post-events.ts'

const gone = 'gone-visitor-1234567890'
const stays = 'staying-visitor-1234567890'
const view = (id: string, viewNumber = 1) => anEvent({ type: 'home', context: { id, viewNumber, viewTs: testNow } })

/** A service with two visitors about whom all kinds of rows are stored. */
async function aShop() {
  const app = anApp()
  const { seen, goal } = anExperiment()
  const post = (events: object[], trackingId = 'shop') => postEvents(app, { events, headers: aBrowser, trackingId })
  for (const id of [gone, stays]) {
    await post([
      view(id, 7),
      seen(id, 'v', testNow),
      goal(id, 'v', testNow + 1),
      anOrder(`order-of-${id}`, 12.5, { meta: { ts: testNow + 2 }, context: { id } }),
    ])
    await post([view(id)], 'outlet')
    // Refused, and kept as it came.
    const body = deflateSync(JSON.stringify([{ context: { id }, meta: {} }]))
    await postEvents(app, { body, form: 'deflate', headers: aBrowser })
    const data = { version: 1, state: 'state', segments: ['buyers'] }
    await app.inject({ method: 'PUT', url: `/_inspect/stash/shop/public/segments-${id}`, body: { data } })
  }
  return { app, post }
}

const ask = async (app: ReturnType<typeof anApp>, path: string) => (await askConsole(app, `visitors/${path}`)).json

test('a visitor is shown with history, segments, orders and the experiences seen with their goals', async () => {
  const { app } = await aShop()
  const report = await ask(app, `shop/${gone}`)
  expect(report).toMatchObject({
    visitorId: gone,
    history: {
      views: 7,
      sessions: 1,
      entrances: 1,
      conversions: 1,
      lifetimeValue: 12.5,
      firstView: testNow,
      lastView: testNow,
    },
    orders: [{ id: `order-of-${gone}`, at: testNow + 2, currency: 'GBP', amount: 12.5 }],
  })
  expect(report.segments).toEqual(['buyers'])
  expect(report.experiences).toEqual([
    {
      experienceId: 'offers',
      iterationId: '1',
      variationId: 'offers-v',
      isControl: false,
      at: testNow,
      goals: [{ goalId: 'page_url', isPrimary: false, at: testNow + 1 }],
      orders: 1,
    },
  ])
})

test('an order before the variation was seen does not count as one of it', async () => {
  const { app, post } = await aShop()
  const id = 'another-visitor'
  const { seen } = anExperiment()
  await post([anOrder('early', 5, { meta: { ts: testNow - 10, seq: 1 }, context: { id } }), seen(id, 'c', testNow)])
  expect(await ask(app, `shop/${id}`)).toMatchObject({ experiences: [{ orders: 0 }], orders: [{ id: 'early' }] })
})

test('who was heard of last comes first, each once, at most twenty, and nobody of another site', async () => {
  const app = anApp()
  const post = (ids: string[], headers: Record<string, string> = aBrowser, trackingId = 'shop') =>
    postEvents(app, { events: ids.map((id) => view(id, 3)), headers, trackingId })
  for (let at = 0; at < 25; at++) await post([`visitor-${at}`])
  await post(['visitor-3'])
  await post(['a-crawler'], { 'user-agent': 'Googlebot/2.1' })
  await post(['a-stranger'], aBrowser, 'outlet')
  const { visitors } = await ask(app, 'shop')
  expect(visitors).toHaveLength(20)
  expect(visitors.slice(0, 4).map(({ visitorId }: { visitorId: string }) => visitorId)).toEqual([
    'a-crawler',
    'visitor-3',
    'visitor-24',
    'visitor-23',
  ])
  expect(visitors[0]).toMatchObject({ isCrawler: true })
  expect(visitors[1]).toMatchObject({ isCrawler: false, lastAt: testNow, views: 3, sessions: 1 })
})

test('events come a page at a time, the newest first, each exactly as it was sent', async () => {
  const app = anApp()
  const page = { url: 'https://shop.example/shoes?email=a@b.example' }
  const events = Array.from({ length: 60 }, (_, at) =>
    anEvent({ number: at, meta: { type: 'ecView', ...page }, context: { id: gone } }),
  )
  await postEvents(app, { events, headers: aBrowser })
  await postEvents(app, { events: [view(stays)], headers: aBrowser })
  const first = await ask(app, `shop/${gone}/events`)
  expect(first.events).toHaveLength(50)
  expect(first.events[0]).toMatchObject({ type: 'ecView', path: '/shoes', isCrawler: false, receivedAt: testNow })
  expect(JSON.parse(first.events[0].text)).toEqual(events[59])
  const second = await ask(app, `shop/${gone}/events?before=${first.next}`)
  expect(second.next).toBeNull()
  const shown = [...first.events, ...second.events].map(({ text }: { text: string }) => JSON.parse(text).number)
  expect(shown).toEqual(Array.from({ length: 60 }, (_, at) => 59 - at))
})

test('a visitor of whom nothing is stored is not found', async () => {
  const { app } = await aShop()
  for (const path of ['shop/nobody-at-all', `nowhere/${gone}`]) {
    const { status, json } = await askConsole(app, `visitors/${path}`)
    expect([status, json.error.code]).toEqual([404, 'not_found'])
  }
  expect(await ask(app, 'shop/nobody-at-all/events')).toEqual({ events: [], next: null })
})

test.each([
  'shop/a%2Fb',
  'shop/%3Cb%3E',
  `shop/${'a'.repeat(129)}`,
  'shop/gone/events?before=0',
  'shop/gone/events?before=x',
])('%s is refused with the reason', async (path) => {
  const { status, json } = await askConsole(anApp(), `visitors/${path}`)
  expect(status).toBe(400)
  expect(json.error.message).toMatch(/visitorId|before/)
})

test('the export is a file with every row, in all sites, and erasing removes as many of each table as it has', async () => {
  const { app } = await aShop()
  const answer = await app.inject({
    url: `/console/api/visitors/shop/${gone}/export`,
    headers: { 'x-instep-console': '1', 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="visitor-${gone}.json"`)
  expect(answer.body).not.toContain(stays)
  const { rows, ...rest } = answer.json()
  expect(rest).toEqual({ visitorId: gone, exportedAt: testNow })
  expect(rows.events.map((row: { tracking_id: string }) => row.tracking_id)).toEqual([
    ...Array(4).fill('shop'),
    'outlet',
  ])
  expect(rows.events[0].text.context.id).toBe(gone)
  expect(rows.experience_visitors).toMatchObject([{ experience_id: 'offers', iteration_id: '1' }])
  expect(rows.dead_letters[0].body).toContain(gone)
  expect(rows.stash[0].data.segments).toEqual(['buyers'])
  const { status, json } = await askConsole(app, `visitors/shop/${gone}`, { method: 'DELETE' })
  expect(status).toBe(200)
  const counts = Object.entries(rows as Record<string, object[]>).map(([table, { length }]) => ({
    table,
    rows: length,
  }))
  expect(new Set(json.erased)).toEqual(new Set(counts))
  expect(json.erased[0]).toEqual({ table: 'events', rows: 5 })
})

test('the export of a visitor with more events than are read at once has each once', async () => {
  const app = anApp()
  for (let batch = 0; batch < 5; batch++)
    await postEvents(app, { events: Array.from({ length: 90 }, () => view(gone)), headers: aBrowser })
  const { events } = (await ask(app, `shop/${gone}/export`)).rows
  expect(new Set(events.map(({ id }: { id: string }) => id)).size).toBe(450)
  expect(events).toHaveLength(450)
})

test('after erasing nothing of the visitor is left, and everything of another one is', async () => {
  const { app } = await aShop()
  const before = await ask(app, `shop/${stays}`)
  await askConsole(app, `visitors/shop/${gone}`, { method: 'DELETE' })
  expect((await askConsole(app, `visitors/shop/${gone}`)).status).toBe(404)
  expect((await ask(app, `shop/${gone}/export`)).rows).toEqual({})
  expect((await ask(app, 'shop')).visitors.map(({ visitorId }: { visitorId: string }) => visitorId)).toEqual([stays])
  expect(await ask(app, `shop/${stays}`)).toEqual(before)
  const again = await askConsole(app, `visitors/shop/${gone}`, { method: 'DELETE' })
  expect(again.json).toEqual({ erased: [] })
})

test('an erased visitor whose script goes on asking is a new one', async () => {
  const { app, post } = await aShop()
  await askConsole(app, `visitors/shop/${gone}`, { method: 'DELETE' })
  const { history, segments } = (await app.inject(`/lookup/shop/${gone}`)).json()
  expect([history.views, history.lifetimeValue, segments]).toEqual([0, 0, null])
  expect((await post([view(gone, 8)])).status).toBe(200)
  expect(await ask(app, `shop/${gone}`)).toMatchObject({ history: { views: 8, lifetimeValue: 0 }, orders: [] })
})

test('a short id is erased where it is the whole value, and not where it is part of another', async () => {
  const app = anApp()
  for (const id of ['ab', 'abc'])
    await app.inject({ method: 'PUT', url: `/_inspect/stash/shop/public/segments-${id}`, body: { data: { id } } })
  await postEvents(app, { events: [view('ab'), view('abc')], headers: aBrowser })
  const { json } = await askConsole(app, 'visitors/shop/ab', { method: 'DELETE' })
  expect(json.erased).toContainEqual({ table: 'events', rows: 1 })
  expect(json.erased).toContainEqual({ table: 'stash', rows: 1 })
  expect((await ask(app, 'shop/abc/export')).rows).toMatchObject({ events: [{}], stash: [{ key: 'segments-abc' }] })
})

test('who may only look can export and not erase', async () => {
  const tokens = { view: 'view-0123456789abcdef', edit: 'edit-0123456789abcdef' }
  const app = anApp({ configuration: { consoleTokens: tokens } })
  await postEvents(app, { events: [view(gone)], headers: aBrowser })
  const erase = async (token: string) => {
    const headers = { cookie: await logIn(app, token) }
    return (await askConsole(app, `visitors/shop/${gone}`, { method: 'DELETE', headers })).status
  }
  const headers = { cookie: await logIn(app, tokens.view) }
  expect((await askConsole(app, `visitors/shop/${gone}/export`, { headers })).json.rows.events).toHaveLength(1)
  expect((await askConsole(app, `visitors/shop/${gone}`, { method: 'DELETE' })).status).toBe(401)
  expect(await erase(tokens.view)).toBe(403)
  expect((await askConsole(app, `visitors/shop/${gone}`, { headers })).status).toBe(200)
  expect(await erase(tokens.edit)).toBe(200)
})
