import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { writeState } from './stored-state.ts'
import { aSegmentEngine, aStartedEngine, aStorage } from './testing/a-segment-engine.ts'
import { aLeaf, anIndex, aTimedIndex } from './testing/an-index.ts'

const start = 1_700_000_000_000
const product = anIndex({ product: aLeaf({ segments: ['lookers'] }) })

test('a timeout that expired while the visitor was away takes effect at the start', async () => {
  const storage = aStorage()
  const index = aTimedIndex({ type: 'relative', duration: 1000 })
  const first = await aStartedEngine({ index, storage })
  first.see({ type: 'product' })
  first.leave()
  const next = await aStartedEngine({ index, storage, clock: aClock(start + 1000) })
  expect([next.getMemberships(), next.emitted]).toMatchObject([[], [{ data: { joined: [], left: ['s'] } }]])
})

test('a visitor leaves a default segment when an event says so, and does not rejoin it on the next page', async () => {
  const storage = aStorage()
  const index = anIndex({ product: aLeaf({ segments: ['new'] }) }, { defaults: ['new'] })
  const engine = await aStartedEngine({ index, storage })
  engine.see({ meta: { type: 'ecUser' } })
  expect(engine.isMemberOf('new')).toBe(true)
  engine.see({ type: 'home' })
  expect(engine.isMemberOf('new')).toBe(false)
  engine.leave()
  expect((await aStartedEngine({ index, storage })).getMemberships()).toEqual([])
})

const stateAt = (actual: number, segments = ['lookers']) =>
  writeState({ history: { criteria: { product: { time: { value: actual, actual } } } }, segments })
const inStash = (data: unknown) => ({ status: 200, text: JSON.stringify({ status: { code: 200 }, data }) })

test.each([
  ['the stash, when it is newer', 1, 2, undefined, 2],
  ['local storage, when it is newer', 3, 2, undefined, 3],
  ['the lookup, when nothing else is usable', undefined, undefined, 1, 1],
  ['local storage rather than the lookup', 1, undefined, 9, 1],
])('[SG-31] the state is read from %s', async (_, local, stash, lookup, expected) => {
  const storage = aStorage()
  if (local) storage.set('qb_segments', JSON.stringify({ ...stateAt(local), visitorId: 'visitor-1' }))
  const engine = await aStartedEngine({
    index: product,
    storage,
    lookedUp: () => lookup && stateAt(lookup),
    reply: ({ method }) => inStash(method === 'GET' && stash ? stateAt(stash) : null),
  })
  expect(engine.requests[0]).toMatchObject({
    method: 'GET',
    url: 'https://stash.test/stash/v1.1/kv/get/spaceshop/public/segments-visitor-1',
  })
  expect(engine.state().history.criteria.product?.time?.actual).toBe(expected)
  expect(engine.emitted).toEqual([])
})

test('[SG-31] a visitor whose id this page has made starts at once, without a request: nothing can be stored for it', async () => {
  const engine = aSegmentEngine({ index: product, isNewVisitor: true, reply: () => new Promise(() => {}) })
  await engine.start()
  expect(engine.requests).toEqual([])
  expect(engine.state()).toMatchObject({ history: { criteria: {} }, memberships: [] })
  engine.see({ type: 'product' })
  expect(engine.getMemberships()).toEqual(['lookers'])
})

test.each([
  ['its answer counts', () => inStash(stateAt(1)), 1],
  ['it is asked again where it refused', () => Promise.reject(new Error('consent is pending')), 2],
])('[SG-31] the stash is asked while the start still waits for others: %s', async (_, early, expected) => {
  const replies = [early]
  const reply = () => replies.pop()?.() ?? inStash(stateAt(2))
  const engine = aSegmentEngine({ index: product, reply })
  await expect.poll(() => engine.requests.length).toBe(1)
  await engine.start()
  expect(engine.state().history.criteria.product?.time?.actual).toBe(expected)
  expect(engine.log.lines).toEqual([])
})

test('[SG-31] the engine starts with an empty state when none is usable, and waits 2 s at most', async () => {
  const storage = aStorage()
  storage.set('qb_segments', '{"version":5,"state":"!')
  const engine = aSegmentEngine({ index: product, storage, reply: () => new Promise(() => {}) })
  const starting = engine.start()
  await engine.clock.pass(2000)
  await starting
  expect(engine.state()).toMatchObject({ history: { criteria: {} }, memberships: [] })
})

test('[SG-32] a state of version 6 is refused, and the engine starts with an empty one', async () => {
  const engine = await aStartedEngine({ index: product, lookedUp: () => ({ ...stateAt(1), version: 6 }) })
  expect(engine.state()).toMatchObject({ history: { criteria: {} }, memberships: [] })
  expect(engine.log.lines).toMatchObject([{ message: 'State version 6 is not supported' }])
})

test('a renewed visitor id starts with an empty state, even if local storage has a state of the previous id', async () => {
  const storage = aStorage()
  const engine = await aStartedEngine({ index: product, storage })
  engine.see({ type: 'product' })
  engine.leave()
  expect((await aStartedEngine({ index: product, storage })).getMemberships()).toEqual(['lookers'])
  const renewed = await aStartedEngine({ index: product, storage, visitorId: () => 'visitor-2' })
  expect(renewed.state()).toMatchObject({ history: { criteria: {} }, memberships: [] })
  expect(renewed.log.lines).toEqual([])
})

test('[VI-01] the state of a page whose visitor turns out to be a stored one is saved for that visitor', async () => {
  const storage = aStorage()
  let visitor = 'visitor-1'
  const engine = await aStartedEngine({ index: product, storage, visitorId: () => visitor })
  visitor = 'visitor-2'
  engine.see({ type: 'product' })
  await engine.clock.pass(2000)
  engine.leave()
  expect(JSON.parse(storage.get('qb_segments') ?? '')).toMatchObject({ visitorId: 'visitor-2' })
  const saves = engine.requests.filter(({ url }) => url.includes('/set/'))
  expect(saves.map(({ url }) => /segments-[\w-]+/.exec(url)?.[0])).toEqual(['segments-visitor-2'])
})

test('of two tabs that are open at once each adds what happened in it, whichever saves last', async () => {
  const storage = aStorage()
  const clock = aClock(start)
  const leaf = (event: string, segment: string) =>
    aLeaf({ key: { event, field: 'type', type: 'string' }, segments: [segment] })
  const index = anIndex({
    looks: leaf('ecView', 'lookers'),
    buys: leaf('ecBuy', 'buyers'),
    reads: leaf('ecRead', 'readers'),
  })
  const [one, two] = [await aStartedEngine({ index, storage, clock }), await aStartedEngine({ index, storage, clock })]
  const seeIn = async (tab: typeof one, type: string) => {
    tab.see({ meta: { type }, type: 'product' })
    await clock.pass(2000)
  }
  await seeIn(one, 'ecView')
  await seeIn(two, 'ecBuy')
  await seeIn(one, 'ecRead')
  one.leave()
  two.leave()
  const next = await aStartedEngine({ index, storage, clock })
  expect(next.getMemberships().toSorted()).toEqual(['buyers', 'lookers', 'readers'])
  expect(next.emitted).toEqual([])
  const saves = one.requests.filter(({ url }) => url.includes('/public/segments-') && url.includes('/set/'))
  expect(JSON.parse(String(saves.at(-1)?.body)).data.segments.toSorted()).toEqual(['buyers', 'lookers', 'readers'])
})

test('an idle tab does not overwrite the newer state of another tab', async () => {
  const storage = aStorage()
  const clock = aClock(start)
  const index = aTimedIndex({ type: 'relative', duration: 10_000 })
  const waiting = await aStartedEngine({ index, storage, clock })
  waiting.see({ type: 'product' })
  await clock.pass(5000)
  const busy = await aStartedEngine({ index, storage, clock })
  await clock.pass(3000)
  busy.see({ type: 'product' })
  // The segment expires at 10 s in the idle tab, and at 18 s in the other one.
  await clock.pass(4000)
  waiting.leave()
  expect([waiting.getMemberships(), busy.getMemberships()]).toEqual([[], ['s']])
  expect((await aStartedEngine({ index, storage, clock })).getMemberships()).toEqual(['s'])
  const saves = waiting.requests.filter(({ url }) => url.includes('/public/segments-') && url.includes('/set/'))
  expect(saves.every(({ body }) => String(body).includes('"segments":["s"]'))).toBe(true)
})

const aCount = (count: number) =>
  anIndex({ product: aLeaf(), counted: { op: 'count', children: ['product'], props: { count }, segments: ['fans'] } })

test('three products opened in three tabs at once count as three, and further ones are added', async () => {
  const [storage, clock, index] = [aStorage(), aClock(start), aCount(3)]
  const openTab = () => aStartedEngine({ index, storage, clock })
  const tabs = [await openTab(), await openTab(), await openTab()]
  const seen: unknown[] = []
  for (const round of [1, 2]) {
    for (const tab of tabs) {
      tab.see({ type: 'product' })
      await clock.pass(round * 400)
    }
    for (const tab of tabs) tab.leave()
    const next = await openTab()
    seen.push([next.state().history.criteria.counted?.counts?.value, next.getMemberships()])
  }
  expect(seen).toEqual([
    [3, ['fans']],
    [6, ['fans']],
  ])
})

test('what the stash had counted is counted once, also where two tabs have read it', async () => {
  const [storage, clock, index] = [aStorage(), aClock(start), aCount(9)]
  const counted = { time: { value: 1, actual: 1 }, counts: { type: 'event', value: 5 } }
  const before = writeState({ history: { criteria: { product: { time: counted.time }, counted } }, segments: [] })
  const openTab = () =>
    aStartedEngine({ index, storage, clock, reply: ({ method }) => inStash(method === 'GET' ? before : null) })
  const tabs = [await openTab(), await openTab()]
  for (const tab of tabs) {
    tab.see({ type: 'product' })
    await clock.pass(400)
  }
  for (const tab of tabs) tab.leave()
  expect((await openTab()).state().history.criteria.counted?.counts?.value).toBe(7)
})
