import { expect, test } from 'vitest'
import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { locationsOf } from '../locations/locations.ts'
import { anApp } from '../testing/an-app.ts'
import { anOrder } from '../testing/an-experiment.ts'
import { postEvents } from '../testing/post-events.ts'
import { postJson } from '../testing/post-json.ts'
import type { TypedApp } from '../typed-app.ts'

async function lookup(app: TypedApp, { visitor = 'visitor-1', remoteAddress = '9.9.9.9', headers = {} } = {}) {
  const answer = await app.inject({ url: `/lookup/shop/${visitor}`, remoteAddress, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<LookupAnswer>()
}

const newHistory = {
  conversionCycle: 1,
  conversions: 0,
  entrances: 0,
  firstConversion: null,
  firstView: null,
  lastConversion: null,
  lastView: null,
  lifetimeValue: 0,
  sessions: 0,
  views: 0,
}

test('[SV-11] the lookup returns address, location, segments, history and force', async () => {
  const location = {
    city: 'Leeds',
    cityCode: '1',
    country: 'United Kingdom',
    countryCode: 'GB',
    latitude: '53.8',
    longitude: '-1.55',
    area: 'West Yorkshire',
    areaCode: '2',
    region: 'England',
    regionCode: 'ENG',
  }
  const app = anApp({ configuration: { locations: locationsOf({ default: location }) } })
  const history = {
    conversionCycle: 3,
    conversions: 2,
    entrances: 5,
    firstConversion: 1_600_000_000_100,
    firstView: 1_600_000_000_000,
    lastConversion: 1_600_000_000_200,
    lastView: 1_600_000_000_300,
    lifetimeValue: 99.5,
    sessions: 4,
    views: 17,
  }
  const segments = { version: 2, state: 'abc', segments: ['a', 'b'] }
  const seed = { history, segments, force: true }
  await app.inject({ method: 'PUT', url: '/_inspect/visitors/shop/visitor-1', body: seed })
  expect(await lookup(app)).toEqual({ ipAddress: '9.9.9.9', location, segments, history, force: true })
})

test('the segments are exactly those that the script has saved for the visitor', async () => {
  const app = anApp()
  const state = { version: 5, state: 'abc', segments: ['boots'] }
  const saved = await postJson(app, '/stash/v1.1/kv/set/shop/public/segments-visitor-1', { data: state })
  expect(saved.status).toBe(200)
  expect((await lookup(app)).segments).toEqual(state)
  expect((await lookup(app, { visitor: 'visitor-2' })).segments).toBeNull()
})

test('[SV-12] a visitor never seen gets zero counts, conversion cycle 1, no timestamps and no segments', async () => {
  expect(await lookup(anApp(), { visitor: 'never-seen' })).toEqual({
    ipAddress: '9.9.9.9',
    location: {},
    segments: null,
    history: newHistory,
    force: false,
  })
})

test('[SV-13] the history has the largest counts, the earliest first times and the latest last times, in any order of arrival', async () => {
  const app = anApp()
  const view = (viewNumber: number, sessionNumber: number, entranceNumber: number, viewTs: number) =>
    anEvent({ context: { viewNumber, sessionNumber, entranceNumber, viewTs } })
  await postEvents(app, { events: [view(4, 2, 1, 3000), view(7, 1, 3, 5000), view(2, 1, 2, 1000)] })
  await postEvents(app, { events: [view(5, 1, 1, 4000)] })
  expect((await lookup(app)).history).toEqual({
    ...newHistory,
    views: 7,
    sessions: 2,
    entrances: 3,
    firstView: 1000,
    lastView: 5000,
  })
})

test('[SV-13] the lifetime value is the sum of the totals of all distinct transactions', async () => {
  const app = anApp()
  const context = { conversionNumber: 2, conversionCycleNumber: 3 }
  await postEvents(app, {
    events: [
      anOrder('A', 10.1, { meta: { ts: 2000 } }),
      anOrder(' A ', 10.1, { meta: { ts: 9000 } }),
      anOrder('', 50),
      anOrder(undefined, 50),
      anOrder(77, 20.2, { meta: { ts: 5000, type: 'shop.ecBasketTransactionSummary' }, context }),
      anEvent({ meta: { type: 'ecBasketSummary' }, transaction: { id: 'B' }, basket: { total: { value: 50 } } }),
    ],
  })
  await postEvents(app, { events: [anOrder('A', 10.1, { meta: { ts: 1 } }), anOrder('77', 20.2)] })
  expect((await lookup(app)).history).toMatchObject({
    lifetimeValue: 30.3,
    conversions: 2,
    conversionCycle: 3,
    firstConversion: 2000,
    lastConversion: 5000,
  })
})

test('[SV-13] duplicates, refused events, other visitors and other properties do not change the history', async () => {
  const app = anApp()
  const event = anEvent({ context: { viewNumber: 2, viewTs: 10 } })
  const repeat = { ...event, context: { ...event.context, viewNumber: 8 } }
  await postEvents(app, { events: [event, repeat, { context: { ...event.context, viewNumber: 9 } }] })
  await postEvents(app, { events: [anEvent({ context: { id: 'visitor-2', viewNumber: 9 } })] })
  await postEvents(app, { trackingId: 'other', events: [anEvent({ context: { viewNumber: 9 } })] })
  expect((await lookup(app)).history).toMatchObject({ views: 2, firstView: 10, lastView: 10 })
})

test('[SV-14] the location comes from the table by address, otherwise it is the default', async () => {
  const locations = locationsOf({
    default: { country: 'Nowhere' },
    addresses: { '1.2.3.4': { city: 'Lyon' }, '2001:DB8:0:0::1': { city: 'Oslo' } },
  })
  const app = anApp({ configuration: { locations } })
  expect(await lookup(app, { remoteAddress: '1.2.3.4' })).toMatchObject({ location: { city: 'Lyon' } })
  expect(await lookup(app, { remoteAddress: '::ffff:1.2.3.4' })).toMatchObject({
    ipAddress: '1.2.3.4',
    location: { city: 'Lyon' },
  })
  expect(await lookup(app, { remoteAddress: '2001:db8::1' })).toMatchObject({ location: { city: 'Oslo' } })
  expect((await lookup(app, { remoteAddress: '1.2.3.5' })).location).toEqual({ country: 'Nowhere' })
})

test.each([
  ['no proxy is configured', [], '9.9.9.9', '1.1.1.1, 2.2.2.2', '9.9.9.9'],
  ['the peer is not a configured proxy', ['8.8.8.8'], '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['the peer is one', ['9.9.9.9'], '9.9.9.9', '1.1.1.1, 2.2.2.2, 3.3.3.3', '1.1.1.1'],
  ['the peer is in a configured range', ['9.0.0.0/8'], '9.9.9.9', '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['the peer is one in IPv6 form', ['9.9.9.9'], '::ffff:9.9.9.9', '1.1.1.1', '1.1.1.1'],
  ['the first entry is not an address', ['9.9.9.9'], '9.9.9.9', 'unknown, 2.2.2.2', '9.9.9.9'],
])("[SV-14] the caller's address when %s", async (_name, trustedProxies, remoteAddress, forwarded, ipAddress) => {
  const app = anApp({ configuration: { trustedProxies } })
  const headers = { 'x-forwarded-for': forwarded }
  expect(await lookup(app, { remoteAddress, headers })).toMatchObject({ ipAddress })
})
