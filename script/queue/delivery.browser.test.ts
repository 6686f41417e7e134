import fc from 'fast-check'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { openKeyValue } from '../browser/key-value.ts'
import { storageOf } from '../experiences/own-storage.ts'
import type { KeyValue } from '../key-value.ts'
import { limits } from '../limits.ts'
import { createPostEvents } from '../services/remote/post-events.ts'
import type { Reply, Request } from '../services/remote/request.ts'
import { aClock } from '../testing/a-clock.ts'
import { aLog } from '../testing/a-log.ts'
import { aTracker } from '../testing/a-tracker.ts'
import { eventually } from '../testing/eventually.ts'
import { createEventQueue } from './event-queue.ts'
import { createEventStorage } from './event-storage.ts'
import { openLosses } from './losses.ts'

const hour = 3_600_000
const accepted: Reply = { status: 200, text: '{"status":{"code":200},"accepted":1,"rejected":[]}' }

afterEach(() => localStorage.clear())

type Facts = { keyValue?: KeyValue | undefined; answer?: (request: Request) => Promise<Reply> }

/** The queue of one page, on the browser's own storage unless a test overrides it, with the test's clock. */
function aPage({ answer = async () => accepted, ...facts }: Facts = {}) {
  const keyValue = 'keyValue' in facts ? facts.keyValue : openKeyValue(window, 'localStorage')
  const clock = aClock()
  const requests: Request[] = []
  const storage = createEventStorage(keyValue)
  const losses = openLosses({
    storage: keyValue,
    emit() {},
    waiting: () => storage.all().map(({ event }) => event),
    after: clock.after,
  })
  const post = createPostEvents({
    host: 'https://collect.test',
    trackingId: 'shop',
    async send(request) {
      requests.push(request)
      return answer(request)
    },
  })
  const queue = createEventQueue({ storage, losses, post, gong: true, log: aLog(), ...clock })
  const sent = () => requests.map(({ body }) => (JSON.parse(String(body)) as WireEvent[]).map(({ meta }) => meta.id))
  return { queue, clock, losses, storage, requests, sent }
}

/** Returns the keys of stored events in alphabetical order: each browser has them in another. */
function keys(page: Window = window): string[] {
  return Object.keys(page.localStorage)
    .filter((key) => key.startsWith('qb_queue:'))
    .sort()
}

/** Opens another tab of this origin. */
function anotherTab(): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  if (!frame.contentWindow) throw new Error('The frame has no window')
  return frame.contentWindow
}

/** A window of a browser in which no page can store anything. */
const refusing = Object.defineProperty({}, 'localStorage', {
  get() {
    throw new DOMException('denied', 'SecurityError')
  },
}) as Window

test('[BY-01] an event is stored when control returns, and is removed by its own id once the service has acknowledged it', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const { queue, clock } = aPage({ answer: () => promise })
  queue.resume()
  queue.add(anEvent({ meta: { id: 'one', ts: clock.now() } }))
  queue.add(anEvent({ meta: { id: 'two', ts: clock.now() } }))
  expect(keys().toSorted()).toEqual(['qb_queue:one', 'qb_queue:two'])
  await clock.pass(1500)
  // While the batch is in flight, another tab stores an event of its own.
  createEventStorage(openKeyValue(anotherTab(), 'localStorage')).put({
    event: anEvent({ meta: { id: 'other' } }),
    attempted: false,
  })
  expect(keys().toSorted()).toEqual(['qb_queue:one', 'qb_queue:other', 'qb_queue:two'])
  queue.pause(10 * hour)
  resolve(accepted)
  await clock.pass(0)
  expect(keys()).toEqual(['qb_queue:other'])
})

test('[BY-01] two tabs that store and remove events at the same time never overwrite each other', () => {
  const tabs = [anotherTab(), anotherTab()].map((tab) => createEventStorage(openKeyValue(tab, 'localStorage')))
  fc.assert(
    fc.property(
      fc.array(fc.record({ tab: fc.nat(1), id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), stores: fc.boolean() })),
      (steps) => {
        localStorage.clear()
        const expected = new Set<string>()
        for (const { tab, id, stores } of steps) {
          // Each tab stores ids of its own, and may remove those of the other.
          const whole = `${stores ? tab : 1 - tab}${id}`
          if (stores) tabs[tab]?.put({ event: anEvent({ meta: { id: whole } }), attempted: false })
          else tabs[tab]?.remove(whole)
          if (stores) expected.add(whole)
          else expected.delete(whole)
        }
        expect(keys()).toEqual([...expected].map((id) => `qb_queue:${id}`).sort())
        for (const id of ['0a', '0b', '0c', '0d', '0e', '1a', '1b', '1c', '1d', '1e'])
          for (const storage of tabs) storage.remove(id)
      },
    ),
    { numRuns: 50 },
  )
})

test('[BY-01] an event held by an interceptor is stored unchanged, and replaced when it is ready', async () => {
  const page = aPage()
  const { uv } = aTracker({ queue: page.queue })
  const { promise, resolve } = Promise.withResolvers<object>()
  uv.emit('ecView', { type: 'home' })
  uv.intercept('ecUser', () => promise)
  uv.emit('ecUser', { user: { id: 'u' } })
  const ofUser = () => page.storage.all().filter(({ event }) => event.meta.type === 'ecUser')
  expect(ofUser()).toMatchObject([{ event: { user: { id: 'u' } } }])
  const [held] = ofUser()
  const stored = keys()
  resolve({ user: { id: 'u' }, segments: ['s'] })
  await page.clock.pass(0)
  expect(ofUser()).toEqual([{ event: { ...held?.event, segments: ['s'] }, attempted: false }])
  expect(keys()).toEqual(stored)
})

test('[BY-01] a page that clears its storage right after an event, as shops do after an order, loses none, and repeats none that another tab has sent', async () => {
  const { queue, clock, sent, storage } = aPage()
  queue.resume()
  queue.add(anEvent({ meta: { id: 'order', ts: clock.now() } }))
  localStorage.clear()
  await clock.pass(100)
  expect(sent()).toEqual([['order']])
  queue.add(anEvent({ meta: { id: 'next', ts: clock.now() } }))
  const otherTab = createEventStorage(openKeyValue(anotherTab(), 'localStorage'))
  for (const stored of otherTab.all()) otherTab.put({ ...stored, attempted: true })
  // The browser tells of what the other tab has written.
  queue.check()
  otherTab.remove('next')
  expect(storage.all()).toEqual([])
})

test('where a tool keeps the page from writing to its storage without a word, events are sent', async () => {
  const { queue, clock, sent } = aPage({ keyValue: { get: () => null, set: () => true, remove() {}, keys: () => [] } })
  queue.resume()
  queue.add(anEvent({ meta: { id: 'event', ts: clock.now() } }))
  await clock.pass(100)
  expect(sent()).toEqual([['event']])
})

test('an event that is held forever is sent unchanged, also on a page that emits no more events', async () => {
  const { queue, clock, sent } = aPage()
  queue.resume()
  queue.hold(anEvent({ meta: { id: 'held', ts: clock.now() } }))
  await clock.pass(limits.heldEventMs - 1)
  expect(sent()).toEqual([])
  await clock.pass(200)
  expect(sent()).toEqual([['held']])
})

test('[BY-01] without local storage events wait in memory, and those remaining when the page is left are counted as lost', async () => {
  const { queue, clock, losses, sent } = aPage({ keyValue: openKeyValue(refusing, 'localStorage'), answer: failing })
  queue.resume()
  for (const id of ['a', 'b']) queue.add(anEvent({ meta: { id, ts: clock.now() } }))
  expect(localStorage).toHaveLength(0)
  await clock.pass(100)
  expect(sent()).toEqual([['a', 'b']])
  const large = anEvent({ meta: { id: 'large', ts: clock.now() }, text: 'x'.repeat(limits.leavingBytes) })
  queue.add(large)
  queue.leave(true)
  expect(losses.counts()).toEqual({ 'not stored': 1 })
  // A page that returns from the back-forward cache has lost nothing.
  queue.resume()
  expect(losses.counts()).toEqual({})
})

test('[QU-06] events survive a page change and are sent later, in order, up to 168 h after their emission', async () => {
  const first = aPage({ answer: failing })
  first.queue.resume()
  const start = first.clock.now()
  const at = [start - 168 * hour - 1, start - 168 * hour, start - hour, start]
  for (const [nth, ts] of at.entries()) first.queue.add(anEvent({ meta: { id: `e${nth}`, seq: nth + 1, ts } }))
  first.queue.leave(true)
  await first.clock.pass(0)
  expect(keys()).toHaveLength(3)

  const next = aPage()
  next.queue.add(anEvent({ meta: { id: 'new', seq: 9, ts: start } }))
  next.queue.resume()
  await next.clock.pass(0)
  expect(next.sent()).toEqual([['e1', 'e2', 'e3', 'new']])
  expect(first.losses.counts()).toEqual({ 'too old': 1 })
  expect(keys()).toEqual([])
})

test('[BY-05] whatever is added, the keys of script, kit and experiences together never exceed 256 kB, and no error is thrown', () => {
  const store = openKeyValue(window, 'localStorage')
  const experience = storageOf(store)
  const { queue, clock } = aPage()
  let nth = 0
  const filledByOthers = [
    { key: 'event', length: 0 },
    { key: 'recentlyViewed', length: 60_000 },
    { key: 'qb_transactions', length: 58_000 },
    { key: 'event', length: 4000 },
    { key: 'qb_seq', length: 5000 },
    { key: 'event', length: 4000 },
    { key: 'event', length: 4000 },
  ]
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          length: fc.nat(60_000),
          key: fc.constantFrom(...['event', 'qb_transactions', 'qb_seq', 'recentlyViewed', 'an experience']),
        }),
      ),
      (steps) => {
        for (const { length, key } of steps) {
          const text = 'ä'.repeat(length)
          if (key === 'event') queue.add(anEvent({ meta: { id: `e${++nth}`, ts: clock.now() }, text }))
          else if (key === 'an experience') experience.set(key, text)
          else store?.set(key, text)
          expect(bytes()).toBeLessThanOrEqual(256_000)
        }
      },
    ),
    // A page's queue that had counted little while others filled the storage went beyond it.
    { numRuns: 20, examples: [[filledByOthers]] },
  )
  // The room is also used.
  for (let more = 0; more < 150; more++) store?.set(`qb_more${more}`, 'x'.repeat(1000))
  expect(bytes()).toBeGreaterThan(250_000)

  function bytes(): number {
    return Object.keys(localStorage).reduce(
      (sum, key) => sum + 2 * (key.length + (localStorage.getItem(key)?.length ?? 0)),
      0,
    )
  }
})

test('[BY-05] a full or forbidden storage never throws, and events are still sent', async () => {
  let size = 5_000_000
  for (; size >= 1; size = Math.floor(size / 2))
    try {
      for (let nth = 0; ; nth++) localStorage.setItem(`others-${size}-${nth}`, 'x'.repeat(size))
    } catch {
      // storage is full at this size
    }
  for (const where of [window, refusing]) {
    const { queue, clock, sent, losses } = aPage({ keyValue: openKeyValue(where, 'localStorage') })
    queue.resume()
    for (let nth = 0; nth < 130; nth++) queue.add(anEvent({ meta: { id: `e${nth}`, seq: nth, ts: clock.now() } }))
    await eventually(() => expect(losses.counts()).toEqual({ 'queue full': 30 }))
    await clock.pass(1000)
    queue.leave(true)
    expect(sent().flat()).toHaveLength(100)
    expect(keys()).toEqual([])
  }
})

test('[BY-06] at page hide, at most 60,000 bytes and 15 requests are in flight, and the rest stays stored', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9000), { minLength: 1, maxLength: 100 }), (lengths) => {
      localStorage.clear()
      const { queue, clock, requests, sent } = aPage({ answer: () => new Promise(() => {}) })
      for (const [nth, length] of lengths.entries())
        queue.add(anEvent({ meta: { id: `e${nth}`, seq: nth, ts: clock.now() }, text: 'é'.repeat(length) }))
      const stored = keys()
      queue.leave(true)
      const bytes = requests.reduce((sum, { body }) => sum + new TextEncoder().encode(String(body)).length, 0)
      expect(bytes).toBeLessThan(60_000)
      expect(requests.length).toBeLessThanOrEqual(15)
      expect(requests.every(({ keepalive }) => keepalive)).toBe(true)
      // Sent in order, as far as possible, and all stored until they are acknowledged.
      expect(sent().flat()).toEqual(lengths.map((_, nth) => `e${nth}`).slice(0, sent().flat().length))
      expect(keys()).toEqual(stored)
    }),
    { numRuns: 60 },
  )
})

async function failing(): Promise<Reply> {
  throw new Error('POST https://collect.test failed: network or CORS error')
}
