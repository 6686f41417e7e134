import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventStorage } from '../queue/event-storage.ts'
import { aDevice } from '../testing/a-browser.ts'
import { aLog } from '../testing/a-log.ts'
import { anEventQueue, aTracker } from '../testing/a-tracker.ts'
import { sampleOf } from '../visitor/sample.ts'
import { openTransactionRecord } from '../visitor/transaction-record.ts'
import { createBus } from './bus.ts'
import { openSequence } from './sequence.ts'
import { createTracker } from './tracker.ts'

const ignored = 'Event emitted before view, this event will be ignored'

test('[EV-05] an event before the first view is neither enriched nor sent, which is logged; handlers receive it', () => {
  const { uv, queued, enriched, log } = aTracker()
  const seen: string[] = []
  uv.on('*', ({ meta }) => seen.push(meta.type))
  uv.emit('ecUser')
  expect(seen).toEqual(['ecUser'])
  expect([queued, enriched]).toEqual([[], []])
  expect(log.lines.map(({ message }) => message)).toEqual([ignored])
  uv.emit('ecView')
  uv.emit('ecUser')
  expect(queued.map(({ meta }) => meta.type)).toEqual(['ecView', 'qubit.session', 'qubit.entrance', 'ecUser'])
  expect(log.lines).toHaveLength(1)
})

test('[EV-05] a debug event before the first view is sent', () => {
  const { tracker, queued, log } = aTracker()
  tracker.emitOwn('qubit.debug', { code: 'startup' })
  tracker.emitOwn('qubit.experience', {})
  expect(queued.map(({ meta }) => meta.type)).toEqual(['qubit.debug'])
  expect(log.lines.map(({ message }) => message)).toEqual([ignored])
})

test.each([['ecView'], ['shop.ecView'], ['a.b.trView']])('[VI-03] %s is a view and is counted', (type) => {
  const { uv, cookies, queued, clock } = aTracker()
  uv.emit(type)
  const ts = clock.now()
  expect(cookies.permanent).toMatchObject({ viewNumber: 1, entranceViewNumber: 1, firstViewTs: ts, lastViewTs: ts })
  expect(cookies.session.sessionViewNumber).toBe(1)
  expect(queued[0]?.context).toMatchObject({ viewNumber: 1, entranceViewNumber: 1, sessionViewNumber: 1, viewTs: ts })
  expect(queued[0]?.meta.ts).toBe(ts)
})

test.each([['ecUser'], ['View'], ['eView'], ['ecomView'], ['ECView'], ['ecViews'], ['ecView.more'], ['myecView']])(
  '[VI-03] %s is not a view',
  (type) => {
    const { uv, cookies } = aTracker()
    uv.emit(type)
    expect(cookies.permanent.viewNumber).toBe(0)
  },
)

test('[VI-03] the next view increases each number by one and becomes the last view; the first view is unchanged', async () => {
  const { uv, cookies, queued, clock } = aTracker()
  uv.emit('ecView')
  const first = clock.now()
  await clock.pass(1234)
  uv.emit('ecView')
  const numbers = { viewNumber: 2, entranceViewNumber: 2 }
  expect(cookies.permanent).toMatchObject({ ...numbers, firstViewTs: first, lastViewTs: first + 1234 })
  expect(cookies.session.sessionViewNumber).toBe(2)
  expect(queued.at(-1)?.context).toMatchObject({ ...numbers, sessionViewNumber: 2, viewTs: first + 1234 })
})

test('a new session and a new entrance each add an event after their view', () => {
  const { uv, queued } = aTracker({
    page: () => ({ url: 'https://shop.test/?utm_source=mail', referrerUrl: 'android-app://com.search.test/' }),
  })
  uv.emit('ecView')
  expect(queued.map(({ meta }) => [meta.type, meta.seq])).toEqual([
    ['ecView', 1],
    ['qubit.session', 2],
    ['qubit.entrance', 3],
  ])
  expect(queued[2]).toMatchObject({ referrerUrl: 'android-app://com.search.test/', hasUtm: true })
})

test('sequence numbers have no gaps: ignored and unsent events take none', () => {
  let sends = true
  const storage = createEventStorage(undefined)
  const { uv, cookies } = aTracker({
    refuseEvent: () => (sends ? undefined : 'bot'),
    queue: anEventQueue((event) => storage.put({ event, attempted: false })),
  })
  uv.emit('ecUser')
  uv.emit('ecView')
  sends = false
  uv.emit('ecUser')
  sends = true
  uv.emit('ecUser')
  expect(storage.all().map(({ event }) => event.meta.seq)).toEqual([1, 2, 3, 4])
  expect(cookies.permanent.eventNumber).toBe(4)
  expect(cookies.session.eventNumber).toBe(4)
})

test('an event that is not sent is still enriched, and the reason is logged', () => {
  const { uv, queued, enriched, cookies, log } = aTracker({ refuseEvent: () => 'bot' })
  uv.emit('ecView')
  expect(queued).toEqual([])
  expect(enriched.map(({ meta }) => meta.type)).toEqual(['ecView', 'qubit.session', 'qubit.entrance'])
  expect(cookies.permanent.viewNumber).toBe(1)
  expect(log.lines[0]?.facts).toEqual({ type: 'ecView', because: 'bot' })
})

test('[EV-06] the meta of a sent event has its type, id, time, number, addresses, property, source and bundle', () => {
  const { uv, queued, clock } = aTracker({ bundleId: 'bundle', namespace: 'shop' })
  uv.emit('ecView', { meta: { own: 1 } })
  uv.emit('other.ecUser')
  expect(queued[0]?.meta).toEqual({
    own: 1,
    type: 'shop.ecView',
    id: expect.stringMatching(/^[0-9a-z]{11}-[0-9a-z]{9}-[0-9a-z]{7}$/),
    ts: clock.now(),
    seq: 1,
    url: 'https://www.shop.test/uk/en/',
    referrerUrl: '',
    trackingId: 'shop',
    source: 'smartserve@1.2.3',
    bundleId: 'bundle',
  })
  expect(queued.map(({ meta }) => meta.type)).toEqual([
    ...['shop.ecView', 'qubit.session', 'qubit.entrance', 'other.ecUser'],
  ])
  expect(new Set(queued.map(({ meta }) => meta.id)).size).toBe(4)
})

test('[EV-06] without a bundle id and a namespace the event has neither', () => {
  const { uv, queued } = aTracker()
  uv.emit('ecView')
  expect(queued[0]?.meta).not.toHaveProperty('bundleId')
  expect(queued[0]?.meta.type).toBe('ecView')
})

test('[EV-06, VI-07] an event held until the flush has the time and address of its emission, and the campaign of that address', async () => {
  const { bus, clock, cookies, log } = aTracker()
  let url = 'https://shop.test/?utm_source=mail'
  const facts = () => ({ url, referrerUrl: 'https://www.shop.test/' })
  const held = createBus(
    {},
    {
      console: { info() {}, error() {} },
      onEnrichmentError() {},
      moment: () => ({ ts: clock.now(), ...facts() }),
    },
  )
  const queued: unknown[] = []
  const tracker = createTracker({
    transactions: openTransactionRecord(undefined),
    visitorId: 'v',
    domains: ['shop.test'],
    trackingId: 'shop',
    uv: held,
    biscotti: cookies,
    version: '1',
    random: Math.random,
    timezoneOffset: () => 0,
    log,
    page: facts,
    device: () => aDevice,
    refuseEvent: () => undefined,
    queue: anEventQueue(({ meta: { type, ts, url }, hasUtm }) => queued.push([type, ts, url, hasUtm])),
    sequence: openSequence(cookies, undefined),
  })
  const emitted = clock.now()
  held.uv.emit('ecView')
  url = 'https://shop.test/'
  await clock.pass(1500)
  tracker.flush()
  held.uv.emit('ecUser')
  const landing = 'https://shop.test/?utm_source=mail'
  expect(queued).toEqual([
    ['ecView', emitted, landing, undefined],
    ['qubit.session', emitted, landing, undefined],
    ['qubit.entrance', emitted, landing, true],
    ['ecUser', emitted + 1500, 'https://shop.test/', undefined],
  ])
  expect(bus.uv.events).toEqual([])
})

test.each([
  [undefined, 2048],
  [100, 100],
])('[EV-08] with a configured length of %j, addresses are cut at %i characters', (urlLength, length) => {
  const url = `https://shop.test/${'a'.repeat(3000)}`
  const { uv, queued } = aTracker({ urlLength, page: () => ({ url, referrerUrl: `${url}b` }) })
  uv.emit('ecView')
  expect(queued[0]?.meta).toMatchObject({ url: url.slice(0, length), referrerUrl: url.slice(0, length) })
  const entrance = queued.find(({ meta }) => meta.type === 'qubit.entrance')
  expect(entrance?.referrerUrl).toBe(url.slice(0, length))
})

test('a view is sent also on a page with a form named `referrer`, which stands in the place of `document.referrer`', () => {
  const form = { toString: () => '[object HTMLFormElement]' } as unknown as string
  const { uv, queued } = aTracker({ page: () => ({ url: 'https://shop.test/', referrerUrl: form }) })
  uv.emit('ecView')
  expect(queued.map(({ meta }) => [meta.type, meta.referrerUrl])).toEqual(
    ['ecView', 'qubit.session', 'qubit.entrance'].map((type) => [type, '[object HTMLFormElement]']),
  )
})

test('[EV-08] an address of exactly the configured length is not cut', () => {
  const url = `https://shop.test/${'a'.repeat(2048 - 18)}`
  const { uv, queued } = aTracker({ page: () => ({ url, referrerUrl: '' }) })
  uv.emit('ecView')
  expect(queued[0]?.meta.url).toBe(url)
})

test('[EV-09] the context of a sent event has the visitor’s numbers, times, id, value and analytics id', async () => {
  const { uv, queued, cookies, clock } = aTracker({
    gaClientId: () => '123.456',
    timezoneOffset: (ts) => (ts === clock.now() ? -60 : 0),
  })
  cookies.change({
    permanent: { viewNumber: 4, sessionNumber: 2, entranceNumber: 3, conversionNumber: 5, conversionCycleNumber: 6 },
  })
  cookies.change({ permanent: { lifetimeValue: 99.5 } })
  uv.emit('ecView')
  const viewTs = clock.now()
  await clock.pass(2000)
  uv.emit('ecUser')
  expect(queued.at(-1)?.context).toEqual({
    id: 'abc-def-ghi',
    sample: String(sampleOf('abc-def-ghi')),
    viewNumber: 5,
    sessionNumber: 3,
    entranceNumber: 4,
    conversionNumber: 5,
    conversionCycleNumber: 6,
    sessionViewNumber: 1,
    entranceViewNumber: 1,
    timezoneOffset: -60,
    entranceTs: viewTs,
    sessionTs: viewTs,
    viewTs,
    lifetimeValue: { value: 99.5 },
    gaClientId: '123.456',
  })
})

test('[EV-09] unknown values are absent', () => {
  const { tracker, queued } = aTracker()
  tracker.emitOwn('qubit.debug', {})
  for (const key of ['entranceTs', 'sessionTs', 'viewTs', 'gaClientId'])
    expect(queued[0]?.context).not.toHaveProperty(key)
  expect(Object.values(queued[0]?.context ?? {})).not.toContain(null)
})

test('[EV-09] the numbers are those at the time of emission', () => {
  const { uv, queued } = aTracker()
  for (let view = 0; view < 3; view++) uv.emit('ecView')
  const views = queued.filter(({ meta }) => meta.type === 'ecView')
  expect(views.map(({ context }) => context.viewNumber)).toEqual([1, 2, 3])
})

test('events held before the flush are processed in order, followed by events that their handlers emit', () => {
  const { cookies } = aTracker()
  const bus = createBus(
    {},
    { console: { info() {}, error() {} }, onEnrichmentError() {}, moment: () => ({ ts: 1, url: '', referrerUrl: '' }) },
  )
  bus.uv.emit('ecView')
  const sent: string[] = []
  const tracker = createTracker({
    transactions: openTransactionRecord(undefined),
    visitorId: 'v',
    domains: ['shop.test'],
    trackingId: 'shop',
    uv: bus,
    biscotti: cookies,
    version: '1',
    random: Math.random,
    timezoneOffset: () => 0,
    log: aLog(),
    page: () => ({ url: '', referrerUrl: '' }),
    device: () => aDevice,
    refuseEvent: () => undefined,
    queue: anEventQueue(({ meta }) => sent.push(meta.type)),
    sequence: openSequence(cookies, undefined),
  })
  bus.uv.onEnrichment('ecView', () => bus.uv.emit('ecSearch'))
  bus.uv.emit('ecUser')
  expect(sent).toEqual([])
  tracker.flush()
  bus.uv.emit('ecProduct')
  expect(sent.filter((type) => type.startsWith('ec'))).toEqual(['ecView', 'ecUser', 'ecSearch', 'ecProduct'])
})

test('no event that a page emits causes an error in the page', () => {
  const { uv } = aTracker()
  uv.emit('ecView')
  fc.assert(fc.property(fc.anything(), fc.anything(), (type, data) => uv.emit(type as string, data as object)))
})

test('an error in the tracker is logged and reported, and the next event is processed', () => {
  const reported: unknown[] = []
  const error = new Error('no queue')
  const failing = {
    add: () => {
      throw error
    },
  }
  const { uv, log } = aTracker({
    queue: { ...anEventQueue(() => {}), ...failing },
    onError: (each) => reported.push(each),
  })
  uv.emit('ecView')
  expect(reported).toEqual([error])
  expect(log.lines).toContainEqual(expect.objectContaining({ message: 'Error: no queue' }))
})

test.each(['visitorId', 'domains', 'trackingId', 'uv', 'biscotti'])(
  '[ST-10] creating a tracker without %s fails',
  (name) => {
    for (const missing of [undefined, ...(name === 'domains' ? [[]] : [])])
      expect(() => aTracker({ [name]: missing })).toThrow(new Error(`${name} is required`))
  },
)

test('[VI-09] a new session and a new entrance each emit an event of their own, directly after the view, in this order', () => {
  const { uv, queued } = aTracker()
  uv.emit('ecView', { type: 'home' })
  uv.emit('ecView', { type: 'product' })
  const props = queued.map(({ meta, context, ...own }) => [meta.type, own])
  expect(props).toEqual([
    ['ecView', { type: 'home', subtypes: [], currency: 'USD' }],
    [
      'qubit.session',
      {
        deviceType: 'computer',
        deviceName: '',
        osName: 'Windows',
        osVersion: '10.0',
        browserName: 'Chrome',
        browserVersion: '140.0.0.0',
        screenWidth: 1280,
        screenHeight: 800,
      },
    ],
    ['qubit.entrance', { referrerUrl: '', hasUtm: false }],
    ['ecView', { type: 'product', subtypes: [], currency: 'USD' }],
  ])
})

test('[BR-02] for later views of a page load, the referrer is the address of the previous view', () => {
  let url = 'https://shop.test/uk/en/'
  const { uv, queued, tracker } = aTracker({ page: () => ({ url, referrerUrl: 'https://search.test/' }) })
  uv.emit('ecView', { type: 'home' })
  url = 'https://shop.test/uk/en/shop'
  uv.emit('ecBetween', {})
  uv.emit('ecView', { type: 'category' })
  url = 'https://shop.test/uk/en/cart'
  uv.emit('ecView', { type: 'basket' })
  const seen = queued
    .filter(({ meta }) => !meta.type.startsWith('qubit'))
    .map(({ meta }) => [meta.url, meta.referrerUrl])
  expect(seen).toEqual([
    ['https://shop.test/uk/en/', 'https://search.test/'],
    ['https://shop.test/uk/en/shop', 'https://search.test/'],
    ['https://shop.test/uk/en/shop', 'https://shop.test/uk/en/'],
    ['https://shop.test/uk/en/cart', 'https://shop.test/uk/en/shop'],
  ])
  expect(tracker.page()).toEqual({ url, referrerUrl: 'https://shop.test/uk/en/shop' })
})
