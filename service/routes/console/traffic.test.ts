import { expect, test } from 'vitest'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aBrowser } from '../../testing/a-browser.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { anOrder } from '../../testing/an-experiment.ts'
import { askConsole } from '../../testing/ask-console.ts'
import { postEvents } from '../../testing/post-events.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const range = (from: number, to: number) => `?from=${from}&to=${to}`

/** A service whose clock a test sets, and what the console shows of its property `shop`. */
function aShop() {
  let now = testNow
  const app = anApp({ now: () => now })
  return {
    app,
    at: async (time: number, events: object[], headers: Record<string, string> = aBrowser) => {
      now = time
      return postEvents(app, { events, headers })
    },
    setNow: (time: number) => {
      now = time
    },
    traffic: async (from: number, to: number) => (await askConsole(app, `traffic/shop${range(from, to)}`)).json,
    delivery: async (from = testNow - dayMs, to = testNow + dayMs) =>
      (await askConsole(app, `delivery/shop${range(from, to)}`)).json,
  }
}

const view = (id: string, sessionNumber = 1, parts: object = {}) =>
  anEvent({ type: 'home', meta: { type: 'ecView' }, context: { id, sessionNumber }, ...parts })

test('each visitor counts once an hour and once in the whole range, each session once, each view every time', async () => {
  const shop = aShop()
  await shop.at(testNow, [view('a'), view('a'), view('b')])
  await shop.at(testNow + 10, [view('a'), view('a', 2)])
  await shop.at(testNow + hourMs, [view('a', 2), view('c')])
  const { hours, visitors } = await shop.traffic(testNow, testNow + 2 * hourMs)
  expect(visitors).toBe(3)
  expect(
    hours.map(({ at, visitors: each, sessions, views }: Record<string, number>) => [at, each, sessions, views]),
  ).toEqual([
    [testNow, 2, 3, 5],
    [testNow + hourMs, 2, 1, 2],
  ])
})

test('an event of an earlier session that arrives late begins no new one', async () => {
  const shop = aShop()
  await shop.at(testNow, [view('a', 1), view('a', 2)])
  await shop.at(testNow + 7 * dayMs, [view('a', 1)])
  const week = await shop.traffic(testNow, testNow + 8 * dayMs)
  expect(week.hours.reduce((sum: number, { sessions }: { sessions: number }) => sum + sessions, 0)).toBe(2)
})

test('hours without events are there, with nothing', async () => {
  const shop = aShop()
  const { hours, from, to } = await shop.traffic(testNow, testNow + 3 * hourMs - 1)
  const empty = { visitors: 0, sessions: 0, views: 0, orders: 0, revenue: [] }
  expect({ from, to }).toEqual({ from: testNow, to: testNow + 3 * hourMs - 1 })
  expect(hours).toEqual([0, 1, 2].map((at) => ({ at: testNow + at * hourMs, ...empty })))
})

test('an order counts once, in the hour in which it was first reported, with its amount by currency', async () => {
  const shop = aShop()
  const inEuro = { basket: { total: { value: 7.5, currency: 'EUR' } } }
  const told = { context: { id: 'a' } }
  await shop.at(testNow, [anOrder('1', 20.1, told), anOrder('2', 3, { ...told, ...inEuro }), anOrder('3', 9.9, told)])
  await shop.at(testNow + hourMs, [anOrder('1', 20.1, told), anOrder('4', 1, told)])
  const { hours } = await shop.traffic(testNow, testNow + 2 * hourMs)
  expect(hours.map(({ orders, revenue }: { orders: number; revenue: object[] }) => [orders, revenue])).toEqual([
    [
      3,
      [
        { currency: 'EUR', amount: 7.5 },
        { currency: 'GBP', amount: 30 },
      ],
    ],
    [1, [{ currency: 'GBP', amount: 1 }]],
  ])
})

test('crawlers are accepted, and count as nothing else', async () => {
  const shop = aShop()
  await shop.at(testNow, [view('a')])
  await shop.at(testNow, [view('bot'), view('bot', 2)], { 'user-agent': 'Googlebot/2.1' })
  const { hours, visitors } = await shop.traffic(testNow, testNow + hourMs)
  expect([visitors, hours[0]]).toMatchObject([1, { visitors: 1, sessions: 1, views: 1 }])
  expect(await shop.delivery()).toMatchObject({ accepted: 3, crawlers: 2 })
})

test('visitors of a range that begins more than nine days ago are not known apart', async () => {
  const shop = aShop()
  await shop.at(testNow, [view('a')])
  shop.setNow(testNow + 9 * dayMs)
  expect(await shop.traffic(testNow, testNow + hourMs)).toMatchObject({ visitors: 1, hours: [{ visitors: 1 }] })
  shop.setNow(testNow + 9 * dayMs + 1)
  expect(await shop.traffic(testNow, testNow + hourMs)).toMatchObject({ visitors: null, hours: [{ visitors: 1 }] })
})

test('what arrived is told with what was a duplicate and what was refused, by reason', async () => {
  const shop = aShop()
  const event = view('a')
  await shop.at(testNow, [event, {}, { meta: {} }, { meta: {} }])
  await shop.at(testNow + 5, [event])
  await postEvents(shop.app, { body: 'no JSON' })
  const { errors, refused, ...rest } = await shop.delivery()
  expect(rest).toEqual({ accepted: 1, crawlers: 0, duplicates: 1, lost: [] })
  expect(refused.slice(0, 2)).toEqual([
    { reason: 'Invalid event: meta.ts is not a timestamp', events: 2 },
    { reason: 'Invalid event: meta is missing', events: 1 },
  ])
  expect(refused).toHaveLength(3)
  expect(errors).toEqual([])
  expect((await shop.delivery(testNow + dayMs, testNow + 2 * dayMs)).refused).toEqual([])
})

const loss = (data: unknown, parts: object = {}) =>
  anEvent({ code: 'loss', data, ...parts, meta: { type: 'qubit.debug' }, context: { id: 'a' } })

test('[BN-12] what scripts lost is told by reason, the most frequent first, in the hour in which they told it', async () => {
  const shop = aShop()
  await shop.at(testNow, [loss({ 'queue full': 3, refused: 1 }), loss({ 'too old': 2, 'queue full': 4 })])
  await shop.at(testNow + hourMs, [loss({ refused: 7, 'not stored': 1 })])
  expect((await shop.delivery(testNow, testNow + hourMs)).lost).toEqual([
    { reason: 'queue full', events: 7 },
    { reason: 'too old', events: 2 },
    { reason: 'refused', events: 1 },
  ])
  expect((await shop.delivery()).lost.slice(0, 2)).toEqual([
    { reason: 'refused', events: 8 },
    { reason: 'queue full', events: 7 },
  ])
})

test('[BN-12] a report that is sent again, also hours later, counts its losses once', async () => {
  const shop = aShop()
  const report = loss({ refused: 5 })
  await shop.at(testNow, [report, report])
  await shop.at(testNow + 3 * hourMs, [report])
  expect(await shop.delivery()).toMatchObject({ duplicates: 2, lost: [{ reason: 'refused', events: 5 }] })
})

test('[BN-12] reasons that are not known count together, and what is no count, no report or of a crawler counts nothing', async () => {
  const shop = aShop()
  await shop.at(testNow, [
    loss({ '<b>eaten</b>': 2, 'by the dog': 3 }),
    loss({ refused: 0, 'too old': -1, 'queue full': 1.5, 'not stored': '4' }),
    loss({ refused: 1e6 + 1 }),
    ...[null, 'refused', [5], undefined].map((data) => loss(data)),
    loss({ refused: 1 }, { code: 'usage' }),
    anEvent({ code: 'loss', data: { refused: 1 }, meta: { type: 'ecView' } }),
  ])
  await shop.at(testNow, [loss({ refused: 9 })], { 'user-agent': 'Googlebot/2.1' })
  expect((await shop.delivery()).lost).toEqual([{ reason: null, events: 5 }])
})

const failure = (experienceId: string, message: string) =>
  anEvent({ experienceId, message, meta: { type: 'qubit.errorExperience' }, context: { id: 'a' } })

test('errors are told by experience and message, the most frequent first, and those of the script without one', async () => {
  const shop = aShop()
  await shop.at(testNow, [failure('offers', 'x is undefined'), failure('badge', '<img src=x>')])
  await shop.at(testNow + hourMs, [failure('offers', 'x is undefined')])
  const report = (stage: string, trackingId = 'shop') =>
    shop.app.inject({
      method: 'POST',
      url: '/app/instep',
      body: JSON.stringify({ stage, message: 'no cookie', trackingId }),
    })
  for (const stage of ['visitor', 'visitor', 'execution']) await report(stage)
  await report('visitor', 'another')
  expect((await shop.delivery()).errors).toEqual([
    { experienceId: 'offers', message: 'x is undefined', reports: 2, lastAt: testNow + hourMs },
    { experienceId: null, message: 'no cookie', reports: 2, lastAt: testNow + hourMs },
    { experienceId: 'badge', message: '<img src=x>', reports: 1, lastAt: testNow },
  ])
})

test('a page that fails with another message each time cannot fill the storage', async () => {
  const shop = aShop()
  for (let batch = 0; batch < 3; batch++)
    await shop.at(
      testNow,
      Array.from({ length: 100 }, (_, at) => failure('offers', `${batch} ${at} ${'x'.repeat(500)}`)),
    )
  const { errors } = await shop.delivery()
  expect(errors[0]).toEqual({ experienceId: null, message: '', reports: 100, lastAt: testNow })
  expect(errors).toHaveLength(50)
  expect(errors[1].message).toHaveLength(200)
})

test('the live list has the latest events, the newest first, and then only those that are new', async () => {
  const shop = aShop()
  const page = { url: 'https://shop.example/shoes?email=a@b.example#x' }
  await shop.at(testNow, [view('a', 1, { meta: { type: 'ecView', ...page } }), view('b')])
  await shop.at(testNow + 1, [view('bot')], { 'user-agent': 'Googlebot/2.1' })
  const first = (await askConsole(shop.app, 'live/shop')).json
  expect(first.events.map(({ visitorId, isCrawler }: Record<string, unknown>) => [visitorId, isCrawler])).toEqual([
    ['bot', true],
    ['b', false],
    ['a', false],
  ])
  expect(first.events[2]).toMatchObject({ type: 'ecView', path: '/shoes', receivedAt: testNow })
  await shop.at(testNow + 2, [view('c')])
  const next = (await askConsole(shop.app, `live/shop?after=${first.position}`)).json
  expect(next.events.map(({ visitorId }: { visitorId: string }) => visitorId)).toEqual(['c'])
  const last = (await askConsole(shop.app, `live/shop?after=${next.position}`)).json
  expect(last).toEqual({ position: next.position, events: [] })
})

test('one property shows nothing of another', async () => {
  const shop = aShop()
  await postEvents(shop.app, { events: [view('a'), {}, failure('offers', 'no')], trackingId: 'other' })
  expect(await shop.traffic(testNow, testNow + hourMs)).toMatchObject({ visitors: 0, hours: [{ views: 0 }] })
  expect(await shop.delivery()).toEqual({ accepted: 0, crawlers: 0, duplicates: 0, refused: [], lost: [], errors: [] })
  expect((await askConsole(shop.app, 'live/shop')).json.events).toEqual([])
})

test.each([
  ['traffic', ''],
  ['traffic', range(testNow, testNow)],
  ['traffic', range(testNow, testNow - 1)],
  ['traffic', range(testNow, testNow + 961 * hourMs)],
  ['delivery', '?from=yesterday&to=1'],
  ['live', '?after=-1'],
])('%s%s is refused with the reason', async (path, query) => {
  const { status, json } = await askConsole(anApp(), `${path}/shop${query}`)
  expect([status, json.error.code]).toEqual([400, 'bad_request'])
  expect(json.error.message).toMatch(/from|after/)
})
