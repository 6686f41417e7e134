import { expect, test } from 'vitest'
import { anEvent, type EventParts } from '../../../contract/testing/an-event.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { askConsole } from '../../testing/ask-console.ts'
import { postEvents } from '../../testing/post-events.ts'

type Row = { position: number; type: string; visitorId: string | null }

const typed = (type: string, id = 'a', parts: EventParts = {}) =>
  anEvent({ ...parts, meta: { type, ...parts.meta }, context: { id } })

test('stored events are listed in pages, the newest first, each page by the position that the one before ends with', async () => {
  const app = anApp()
  await postEvents(app, { events: Array.from({ length: 60 }, (_, at) => typed(`type-${at}`)) })
  await postEvents(app, { events: Array.from({ length: 60 }, (_, at) => typed(`type-${60 + at}`)) })
  const seen: string[] = []
  let before: number | null | undefined
  for (const size of [50, 50, 20]) {
    const { json } = await askConsole(app, `events/shop${before === undefined ? '' : `?before=${before}`}`)
    expect(json.events).toHaveLength(size)
    seen.push(...json.events.map(({ type }: Row) => type))
    before = json.next
  }
  expect(before).toBeNull()
  expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `type-${119 - at}`))
})

test('a page of exactly the last events has none after it', async () => {
  const app = anApp()
  await postEvents(app, { events: Array.from({ length: 50 }, () => typed('ecView')) })
  expect((await askConsole(app, 'events/shop')).json).toMatchObject({ next: null })
})

test('an event shows its type, visitor, time of arrival, path without query, and whether a crawler sent it', async () => {
  const app = anApp()
  const url = 'https://shop.example/shoes?email=a@b.example#x'
  await postEvents(app, {
    events: [typed('ecProduct', 'a', { meta: { url } })],
    headers: { 'user-agent': 'Googlebot/2.1' },
  })
  const { events, latest } = (await askConsole(app, 'events/shop')).json
  expect(events).toEqual([
    { position: latest, receivedAt: testNow, type: 'ecProduct', visitorId: 'a', path: '/shoes', isCrawler: true },
  ])
})

test('events are found by type, by visitor, and by both; the types to choose from are all there are', async () => {
  const app = anApp()
  await postEvents(app, {
    events: [typed('ecView', 'a'), typed('ecView', 'b'), typed('ecBasket', 'a'), typed('ecBasket', 'b')],
  })
  const found = async (query: string) => {
    const { json } = await askConsole(app, `events/shop${query}`)
    expect(json.types).toEqual(['ecBasket', 'ecView'])
    return json.events.map(({ type, visitorId }: Row) => `${type} ${visitorId}`)
  }
  expect(await found('?type=ecView')).toEqual(['ecView b', 'ecView a'])
  expect(await found('?visitor=a')).toEqual(['ecBasket a', 'ecView a'])
  expect(await found('?visitor=a&type=ecView')).toEqual(['ecView a'])
  expect(await found('?visitor=nobody')).toEqual([])
  expect(await found('?type=&visitor=')).toHaveLength(4)
})

test('new events are counted by the same filters, up to a thousand', async () => {
  const app = anApp()
  await postEvents(app, { events: [typed('ecView', 'a')] })
  const { latest } = (await askConsole(app, 'events/shop')).json
  const countOf = async (query = '') => (await askConsole(app, `events/shop/count?after=${latest}${query}`)).json.events
  expect(await countOf()).toBe(0)
  await postEvents(app, { events: [typed('ecView', 'a'), typed('ecView', 'b'), typed('ecBasket', 'a')] })
  expect([await countOf(), await countOf('&type=ecView'), await countOf('&visitor=a')]).toEqual([3, 2, 2])
  expect(await countOf('&visitor=a&type=ecBasket')).toBe(1)
  for (let batch = 0; batch < 10; batch++)
    await postEvents(app, { events: Array.from({ length: 100 }, () => typed('ecView')) })
  expect(await countOf()).toBe(1000)
})

test('the envelope of an event is its text exactly as it was sent', async () => {
  const app = anApp()
  const text = `{ "meta": ${JSON.stringify(anEvent().meta)},  "price": 10.00 }`
  await postEvents(app, { body: `[ ${text} ]` })
  const { latest } = (await askConsole(app, 'events/shop')).json
  expect((await askConsole(app, `events/shop/${latest}`)).json).toEqual({ text })
})

test('one property shows nothing of another', async () => {
  const app = anApp()
  await postEvents(app, { events: [typed('ecView')], trackingId: 'other' })
  const { latest } = (await askConsole(app, 'events/other')).json
  expect(latest).toBeGreaterThan(0)
  expect((await askConsole(app, 'events/shop')).json).toEqual({ events: [], next: null, latest: 0, types: [] })
  expect((await askConsole(app, 'events/shop/count?after=0')).json).toEqual({ events: 0 })
  expect((await askConsole(app, `events/shop/${latest}`)).status).toBe(404)
})

test('a type longer than is told apart is found by what is', async () => {
  const app = anApp()
  await postEvents(app, { events: [typed(`${'x'.repeat(128)}1`), typed(`${'x'.repeat(128)}2`)] })
  const { types } = (await askConsole(app, 'events/shop')).json
  expect(types).toEqual(['x'.repeat(128)])
  expect((await askConsole(app, `events/shop?type=${types[0]}`)).json.events).toHaveLength(2)
})

test.each(['?before=-1', '?before=x', '/count?after=x', '/count', '/x', `?type=${'x'.repeat(129)}`])(
  '%s is refused with the reason',
  async (rest) => {
    const { status, json } = await askConsole(anApp(), `events/shop${rest}`)
    expect([status, json.error.code]).toEqual([400, 'bad_request'])
    expect(json.error.message).toMatch(/before|after|position|type/)
  },
)
