import { expect, test } from 'vitest'
import { anEvent, type EventParts } from '../../contract/testing/an-event.ts'
import { checkEvent } from '../events/check-event.ts'
import { callbackDataOf, type Group } from '../placements/callback-data.ts'
import { openDatabase } from './open-database.ts'
import { sqliteStorage, storageOn } from './sqlite-storage.ts'

const hour = 3_600_000
const callback = {
  d: 'data',
  kind: 'impression' as const,
  ts: 5,
  products: ['B', 'A'],
  gcid: 'g.1',
  gsid: 's.1',
  receivedAt: 10,
}

/** Whether the oldest ones before a time are removed, no more than so many at once. */
async function expectRemoval(
  remove: (before: number, atMost: number) => Promise<number>,
  { times, left }: { times: number[]; left: () => Promise<number> },
) {
  const [first = 0, second = 0] = times
  expect([await remove(first, 9), await left()]).toEqual([0, times.length])
  expect([await remove(second + 1, 1), await left()]).toEqual([1, times.length - 1])
  expect([await remove(second, 9), await left()]).toEqual([0, times.length - 1])
  expect([await remove(second + 1, 9), await left()]).toEqual([1, times.length - 2])
}

test('callbacks come back as they were, once each whatever the order of their products, and old ones go', async () => {
  const { callbacks } = sqliteStorage(':memory:')
  const clickthrough = {
    ...callback,
    kind: 'clickthrough' as const,
    products: [],
    gcid: null,
    gsid: null,
    receivedAt: 20,
  }
  await callbacks.record(callback)
  await callbacks.record({ ...callback, products: ['A', 'B'], gcid: null, receivedAt: 15 })
  await callbacks.record(clickthrough)
  expect(await callbacks.list()).toEqual([callback, clickthrough])
  for (const other of [{ d: 'other' }, { ts: 6 }, { products: ['A'] }])
    await callbacks.record({ ...callback, ...other })
  expect(await callbacks.list()).toHaveLength(5)
  await callbacks.clear()
  expect(await callbacks.list()).toEqual([])
  for (const receivedAt of [10, 20, 30]) await callbacks.record({ ...callback, ts: receivedAt, receivedAt })
  await expectRemoval(callbacks.removeOlder, { times: [10, 20, 30], left: async () => (await callbacks.list()).length })
})

test('values of the stash come back by their place, the later one under a key, and old ones go', async () => {
  const { stash } = sqliteStorage(':memory:')
  const entry = { namespace: 'n', area: 'public', key: 'k', data: { a: [1, null] }, storedAt: 10 }
  await stash.write({ ...entry, data: 'before' })
  await stash.write(entry)
  await stash.write({ ...entry, area: 'other', data: 0, storedAt: 20 })
  await stash.write({ ...entry, namespace: 'm', data: null, storedAt: 30 })
  expect(await stash.read(entry, ['k', 'none'])).toEqual(new Map([['k', { a: [1, null] }]]))
  expect(await stash.read({ namespace: 'n', area: 'other' }, ['k'])).toEqual(new Map([['k', 0]]))
  expect((await stash.list('n')).map(({ area }) => area).sort()).toEqual(['other', 'public'])
  expect(await stash.list('m')).toEqual([{ ...entry, namespace: 'm', data: null, storedAt: 30, recomputeSince: null }])
  await expectRemoval(stash.removeOlder, { times: [10, 20, 30], left: async () => (await stash.list()).length })
  await stash.write(entry)
  await stash.clear('m')
  expect((await stash.list()).map(({ namespace }) => namespace)).toEqual(['n'])
})

test('the states of browsers come back by property and token, and old ones go', async () => {
  const { stamps } = sqliteStorage(':memory:')
  const stamp = { trackingId: 'shop', token: 't', state: 'as sent', storedAt: 10 }
  await stamps.write({ ...stamp, state: 'before' })
  await stamps.write(stamp)
  await stamps.write({ ...stamp, trackingId: 'outlet', storedAt: 20 })
  await stamps.write({ ...stamp, token: 'u', storedAt: 30 })
  expect([await stamps.read('shop', 't'), await stamps.read('shop', 'v')]).toEqual(['as sent', null])
  expect(await stamps.list('outlet')).toEqual([{ ...stamp, trackingId: 'outlet', storedAt: 20 }])
  expect([await stamps.forget('shop', 't'), await stamps.forget('outlet', 't')]).toEqual([true, false])
  expect(await stamps.list()).toHaveLength(1)
  for (const storedAt of [10, 20, 30]) await stamps.write({ ...stamp, token: `t${storedAt}`, storedAt })
  await stamps.forget('shop', 'u')
  await expectRemoval(stamps.removeOlder, { times: [10, 20, 30], left: async () => (await stamps.list()).length })
  await stamps.clear('outlet')
  expect(await stamps.list()).toHaveLength(1)
  await stamps.clear()
  expect(await stamps.list()).toEqual([])
})

test('a campaign counts visitors, deliveries and callbacks by group, and forgets who was silent', async () => {
  const { campaigns, callbacks } = sqliteStorage(':memory:')
  const of = (visitorId: string, group: Group = 'CONTENT') => ({
    trackingId: 'shop',
    placementId: 'p',
    campaignId: 'c',
    visitorId,
    group,
  })
  for (const [visitorId, at] of [['a', 10], ['b', 20], ['a', 15]] as const) await campaigns.deliver(of(visitorId), at) // biome-ignore format: pairs
  await campaigns.deliver(of('c', 'CONTROL'), 30)
  const d = callbackDataOf({
    placementId: 'p',
    implementationId: 'i',
    campaignId: 'c',
    visitorId: 'a',
    group: 'CONTENT',
  })
  await callbacks.record({ ...callback, d })
  await callbacks.record({ ...callback, d, kind: 'clickthrough' })
  await callbacks.record({ ...callback, d, kind: 'clickthrough', ts: 6 })
  const nothing = { impressions: 0, clickthroughs: 0, converters: 0, conversions: 0 }
  const counted = { placementId: 'p', campaignId: 'c', ...nothing }
  expect(await campaigns.counts('shop')).toEqual([
    { ...counted, group: 'CONTENT', visitors: 2, delivered: 3, impressions: 1, clickthroughs: 2 },
    { ...counted, group: 'CONTROL', visitors: 1, delivered: 1 },
  ])
  expect(await campaigns.counts('outlet')).toEqual([])
  const groups = ['a', 'c', 'd'].map((visitorId) => campaigns.groupOf(of(visitorId)))
  expect(await Promise.all(groups)).toEqual(['CONTENT', 'CONTROL', undefined])
  // The second delivery to the first visitor was at 15.
  expect([await campaigns.removeOlder(15, 9), await campaigns.removeOlder(16, 9)]).toEqual([0, 1])
  expect([await campaigns.groupOf(of('a')), await campaigns.groupOf(of('b'))]).toEqual([undefined, 'CONTENT'])
})

const append = (storage: ReturnType<typeof sqliteStorage>, at: number, parts: EventParts[], bot = false) =>
  storage.events.append({
    trackingId: 'shop',
    receivedAt: at,
    refused: [],
    events: parts.map((each) => {
      const event = anEvent(each)
      const check = checkEvent(event)
      if (!check.valid) throw new Error('the event is not valid')
      return { event: check.event, text: JSON.stringify(event), bot }
    }),
  })

test('events come in pages by type and visitor, the newest first, with how many are new and what types there are', async () => {
  const storage = sqliteStorage(':memory:')
  const { eventPages } = storage
  const of = (id: string, type: string) => ({ meta: { type }, context: { id } })
  await append(storage, 10, [of('a', 'ecView'), of('b', 'ecView'), of('a', 'ecUser')])
  await append(storage, 20, [of('c', 'ecView')], true)
  const all = { before: 99, atMost: 9 }
  const positions = async (filter: object, range = all) =>
    (await eventPages.stored('shop', filter, range)).map(({ position }) => position)
  expect(await positions({})).toEqual([4, 3, 2, 1])
  expect(await positions({ type: 'ecView' })).toEqual([4, 2, 1])
  expect(await positions({ visitorId: 'a' })).toEqual([3, 1])
  expect(await positions({ visitorId: 'a', type: 'ecView' })).toEqual([1])
  expect(await positions({}, { before: 3, atMost: 1 })).toEqual([2])
  const [newest] = await eventPages.stored('shop', {}, all)
  expect(newest).toMatchObject({ position: 4, receivedAt: 20, visitorId: 'c', isCrawler: true, type: 'ecView' })
  expect(await eventPages.envelope('shop', 4)).toBe(newest?.text)
  expect(await eventPages.envelope('outlet', 4)).toBe(null)
  const newer = (filter: object, atMost = 9) => eventPages.countAfter('shop', filter, { after: 1, atMost })
  expect([
    await newer({}),
    await newer({}, 2),
    await newer({ type: 'ecView' }),
    await newer({ visitorId: 'a' }),
  ]).toEqual([3, 2, 2, 1])
  expect([await eventPages.latest('shop'), await eventPages.latest('outlet')]).toEqual([4, 0])
  expect([await eventPages.types('shop', 9), await eventPages.types('shop', 1)]).toEqual([
    ['ecUser', 'ecView'],
    ['ecUser'],
  ])
})

test('what arrives is summed by hour, crawlers apart, and read from whole hours', async () => {
  const storage = sqliteStorage(':memory:')
  const { traffic } = storage
  const of = (id: string, sessionNumber = 1) => ({ meta: { type: 'ecView' }, context: { id, sessionNumber } })
  await append(storage, hour, [of('a'), of('b'), of('a', 2)])
  await append(storage, 2 * hour - 1, [of('a', 2)])
  await append(storage, 2 * hour, [of('a', 3)])
  await append(storage, 2 * hour, [of('c')], true)
  const sumsOf = async (from: number, to: number) =>
    (await traffic.sums('shop', from, to)).map(({ at, measure, total }) => `${at / hour} ${measure} ${total}`).sort()
  const first = ['1 accepted 4', '1 sessions 3', '1 views 4', '1 visitors 2']
  const second = ['2 accepted 2', '2 crawlers 1', '2 sessions 1', '2 views 1', '2 visitors 1']
  expect(await sumsOf(hour, 3 * hour)).toEqual([...first, ...second])
  expect(await sumsOf(hour + 1, 2 * hour)).toEqual(first)
  expect(await sumsOf(2 * hour, 2 * hour + 1)).toEqual(second)
  expect(await traffic.countVisitors('shop', hour, 3 * hour)).toBe(2)
  expect(await traffic.countVisitors('shop', 2 * hour, 3 * hour)).toBe(1)
  expect(await traffic.trackingIds()).toEqual(['shop'])
  const latest = await traffic.latest('shop', 4, 9)
  expect(latest.map(({ position, visitorId, isCrawler }) => [position, visitorId, isCrawler])).toEqual([
    [6, 'c', true],
    [5, 'a', false],
  ])
  expect(await traffic.removeOlder({ sums: 2 * hour, visitors: 0 }, 2)).toBe(2)
  expect(await traffic.removeOlder({ sums: 0, visitors: 2 * hour }, 9)).toBe(3)
  expect(await traffic.countVisitors('shop', hour, 2 * hour)).toBe(0)
  expect(await sumsOf(2 * hour, 3 * hour)).toEqual(second)
})

test('reports of errors come back in their order until they are cleared', async () => {
  const { errors } = sqliteStorage(':memory:')
  const report = { name: 'smartserve', receivedAt: 10, report: { message: 'torn', at: [1] } }
  for (const receivedAt of [10, 5]) await errors.keep({ ...report, receivedAt })
  expect(await errors.list()).toEqual([report, { ...report, receivedAt: 5 }])
  await errors.clear()
  expect(await errors.list()).toEqual([])
})

test('[BS-04] a full disk on which a page has room still, and a batch of events has not, is one that does not write', async () => {
  const database = openDatabase(':memory:')
  const storage = storageOn(database)
  const limitPages = (more: number) => {
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {}
    database.exec(`PRAGMA max_page_count = ${Number(pages) + more}`)
  }
  await storage.tryWrite?.()
  limitPages(1)
  const keep = () =>
    storage.stash.write({ namespace: 'n', area: 'public', key: 'k', data: 'x'.repeat(60_000), storedAt: 1 })
  await expect(keep()).rejects.toThrow('full')
  for (let asked = 0; asked < 2; asked++) await expect(storage.tryWrite?.()).rejects.toThrow('full')
  limitPages(200)
  await storage.tryWrite?.()
  await keep()
  await storage.close()
})
