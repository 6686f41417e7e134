import { expect, test } from 'vitest'
import type { SegmentIndex } from '../../contract/segment-index.ts'
import { aSegmentEngine, aStartedEngine } from './testing/a-segment-engine.ts'
import { aLeaf, anIndex } from './testing/an-index.ts'

const start = 1_700_000_000_000
const product = anIndex({ product: aLeaf({ segments: ['lookers'] }) })
const cyclic = {
  ...product,
  predicates: { a: { id: 'a', op: 'and', children: ['b'] }, b: { id: 'b', op: 'or', children: ['a'] } },
  profiles: {},
}
const basket = (value: number) => ({ meta: { type: 'ecBasketSummary' }, basket: { total: { value } } })

test.each<[string, unknown]>([
  ['it is not an object', null],
  ['it is not an object', []],
  ['profiles is not an object', { predicates: {} }],
  ['predicates is not an object', { profiles: {} }],
  ['profile main: it is not an object', { ...product, profiles: { main: 1 } }],
  ['profile main: predicateRoots is wrong', anIndex({}, { predicateRoots: { a: 'b' as never } })],
  ['profile main: defaults is wrong', anIndex({}, { defaults: 'all' as never })],
  ['profile main: executionPlans is wrong', anIndex({}, { executionPlans: [] as never })],
  ['profile main: predicate gone does not exist', anIndex({}, { predicateRoots: { gone: ['s'] } })],
  ['profile main: predicate gone does not exist', anIndex({}, { executionPlans: { ecView: ['gone'] } })],
  ['predicate gone does not exist', anIndex({ a: { op: 'and', children: ['gone'] } })],
  ['predicate a leads to itself', cyclic],
  ['opType not recognised', anIndex({ a: aLeaf({ op: 'like' }) })],
  ['timeout of a is wrong', anIndex({ a: aLeaf({ props: { timeout: { type: 'moon' } as never } }) })],
  ['predicate a lacks what time needs', anIndex({ a: { op: 'time', props: { time: 'tomorrow' } } })],
  ['predicate a lacks what count needs', anIndex({ a: { op: 'count', props: { count: 1 } } })],
])('[SG-01] an index with the problem "%s" is invalid, and the engine stops with an error', async (reason, index) => {
  const engine = aSegmentEngine({ index: index as SegmentIndex })
  engine.see({ type: 'product' })
  await expect(engine.start()).rejects.toThrow(new Error(`Segment index is invalid: ${reason}`))
  engine.see({ type: 'product' })
  expect([engine.getMemberships(), engine.emitted, engine.requests]).toEqual([[], [], []])
})

test('an unknown operator is logged with the id of its predicate', async () => {
  const engine = aSegmentEngine({ index: anIndex({ a: aLeaf({ op: 'like' }) }) })
  await engine.start().catch(() => {})
  expect(engine.log.lines).toContainEqual({
    level: 'error',
    message: 'opType not recognised',
    facts: { predicate: 'a' },
  })
})

test('[SG-03] events before the start are kept, and processed in their order at the start', async () => {
  const engine = aSegmentEngine({ index: product })
  engine.see({ type: 'home' })
  engine.see({ type: 'product' })
  const starting = engine.start()
  engine.see({ type: 'home' })
  expect(engine.emitted).toEqual([])
  await starting
  const type = 'qubit.segmentMembershipChanged'
  expect(engine.emitted).toEqual([
    { type, data: { joined: ['lookers'], left: [] } },
    { type, data: { joined: [], left: ['lookers'] } },
  ])
})

test('starting a second time only logs', async () => {
  const engine = aSegmentEngine({ index: product })
  await Promise.all([engine.start(), engine.start()])
  engine.see({ type: 'product' })
  expect(engine.emitted).toHaveLength(1)
  expect(engine.log.lines).toMatchObject([{ level: 'info' }])
})

test('[SG-04] the state holds history, memberships, profiles and changeset', async () => {
  const index = anIndex({
    product: aLeaf(),
    often: { op: 'count', children: ['product'], props: { count: 2 } },
    held: { op: 'timeout', children: ['product'], props: { timeout: { type: 'view', value: 2 } }, segments: ['s'] },
    asked: { op: 'query', props: { query: {} } },
    brief: aLeaf({ props: { timeout: { type: 'event', value: 1 } } }),
  })
  const engine = await aStartedEngine({ index })
  await engine.clock.pass(5)
  engine.see({ type: 'product', meta: { ts: start }, context: { viewNumber: 7 } })
  engine.see({ meta: { type: 'ecUser' }, user: { id: 'u' } })
  await engine.clock.pass(100)
  const time = { value: start, actual: start + 5 }
  expect(engine.state()).toEqual({
    history: {
      userId: 'u',
      criteria: {
        product: { time },
        often: { time, counts: { type: 'event', value: 1 } },
        held: { time, timeout: { type: 'view', value: 9 }, segmentJoined: start + 5 },
        asked: { hasQueriedForUserId: true },
        brief: { time, timeoutExpired: true },
      },
    },
    memberships: ['s'],
    profiles: ['main'],
    changeset: { joined: ['s'], left: [] },
  })
})

test('[SG-05] a leaf is evaluated at its path only for events of its own type, and keeps its result', async () => {
  const key = { event: 'ecBasketSummary', field: 'basket.total.value', type: 'number' } as const
  const engine = await aStartedEngine({
    index: anIndex({ rich: aLeaf({ op: 'gt', key, value: 50, segments: ['rich'] }) }),
  })
  const steps = [
    [{ basket: { total: { value: 60 } } }, false],
    [basket(40), false],
    [{ ...basket(60), meta: { type: 'space.ecBasketSummary' } }, true],
    [{ type: 'home' }, true],
    [{ ...basket(0), basket: { total: [{ value: 1 }, { value: 70 }] } }, true],
    [basket(40), false],
  ] as const
  for (const [parts, isIn] of steps) {
    engine.see(parts)
    expect(engine.isMemberOf('rich')).toBe(isIn)
  }
  const tags = { event: 'ecView', field: 'tags' }
  const index = anIndex({
    some: aLeaf({ key: tags, value: 'a', segments: ['some'] }),
    none: aLeaf({ key: tags, op: 'neq', value: 'a', segments: ['none'] }),
  })
  const listed = await aStartedEngine({ index })
  listed.see({ tags: ['b', 'a'] })
  expect(listed.getMemberships()).toEqual(['some'])
  listed.see({ tags: ['b', 'c'] })
  expect(listed.getMemberships()).toEqual(['none'])
})

test('[SG-12] and, or and nand combine their children, also when they have none', async () => {
  const ops = ['and', 'or', 'nand']
  const of = (name: string, children: string[]) =>
    ops.map((op) => [`${op}-${name}`, { op, children, segments: [`${op}-${name}`] }])
  const index = anIndex({
    a: aLeaf({ key: { event: 'ecView', field: 'a' }, value: 1 }),
    b: aLeaf({ key: { event: 'ecView', field: 'b' }, value: 1 }),
    ...Object.fromEntries([...of('two', ['a', 'b']), ...of('empty', [])]),
  })
  const engine = await aStartedEngine({ index })
  const memberships = (fields: object) => {
    engine.see({ ...fields })
    return engine.getMemberships().sort()
  }
  expect(memberships({ a: 1, b: 1 })).toEqual(['and-empty', 'and-two', 'or-two'])
  expect(memberships({ a: 1, b: 0 })).toEqual(['and-empty', 'nand-two', 'or-two'])
  expect(memberships({ a: 0, b: 0 })).toEqual(['and-empty', 'nand-two'])
})

test('[SG-25] each kind of notice is sent once per event, and only when its part has changed', async () => {
  const index = anIndex({
    product: aLeaf({ segments: ['a', 'b'] }),
    held: { op: 'timeout', children: ['product'], props: { timeout: { type: 'view', value: 1 } }, segments: ['c'] },
    seen: { op: 'count', children: ['product'], props: { count: 1 } },
    user: aLeaf({ key: { event: 'ecUser', field: 'kind' }, value: 'x' }),
  })
  const engine = await aStartedEngine({ index })
  const noticesOf = (parts: Parameters<typeof engine.see>[0]) => {
    engine.notices.length = 0
    engine.see(parts)
    return [...engine.notices].sort()
  }
  expect(noticesOf({ type: 'home' })).toEqual([])
  expect(noticesOf({ type: 'product' })).toEqual(['membership', 'state', 'timeout'])
  expect(noticesOf({ type: 'product' })).toEqual(['state'])
  expect(noticesOf({ meta: { type: 'ecUser' }, kind: 'x' })).toEqual(['state'])
  expect(noticesOf({ meta: { type: 'ecUser' }, kind: 'x' })).toEqual([])
  expect(noticesOf({ type: 'home', context: { viewNumber: 2 } })).toEqual(['membership', 'state', 'timeout'])
})

test('[SG-26] joining and leaving segments emit one event per change, including the defaults at the very first start', async () => {
  const index = anIndex(
    { product: aLeaf({ segments: ['a', 'b'] }), home: aLeaf({ value: 'home', segments: ['c'] }) },
    { defaults: ['all'] },
  )
  const emitted: [string, object][] = []
  const engine: ReturnType<typeof aSegmentEngine> = aSegmentEngine({
    index,
    emit(type, data) {
      emitted.push([type, data])
      engine.see({ ...data, meta: { type } })
    },
  })
  await engine.start()
  engine.see({ type: 'product' })
  engine.see({ type: 'home' })
  engine.see({ type: 'home' })
  const type = 'qubit.segmentMembershipChanged'
  expect(emitted).toEqual([
    [type, { joined: ['all'], left: [] }],
    [type, { joined: ['a', 'b'], left: [] }],
    [type, { joined: ['c'], left: ['a', 'b'] }],
  ])
  await engine.clock.pass(500)
  const next = await aStartedEngine({ index, storage: engine.storage })
  expect([next.emitted, next.getMemberships().sort()]).toEqual([[], ['all', 'c']])
})

test('[SG-36] a predicate that throws is logged, and the others are evaluated', async () => {
  const index = anIndex({
    bad: aLeaf({ key: { event: 'ecView', field: 'trap' }, segments: ['bad'] }),
    good: aLeaf({ segments: ['good'] }),
  })
  const engine = await aStartedEngine({ index })
  const trap = {
    type: 'product',
    get trap(): string {
      throw new Error('trapped')
    },
  }
  engine.handle(
    Object.defineProperties(
      { meta: { type: 'ecView', ts: start }, context: {} },
      Object.getOwnPropertyDescriptors(trap),
    ) as never,
  )
  expect(engine.getMemberships()).toEqual(['good'])
  expect(engine.log.lines).toEqual([{ level: 'error', message: 'trapped', facts: { predicate: 'bad' } }])
})

test('a listener that throws disturbs neither the engine nor other listeners, and a removed listener is not called', async () => {
  const engine = await aStartedEngine({ index: product })
  const heard: unknown[] = []
  engine.onMembershipsChanged(() => {
    throw new Error('theirs')
  })
  const end = engine.onMembershipsChanged((changeset) => heard.push(changeset))
  engine.see({ type: 'product' })
  end()
  engine.see({ type: 'home' })
  expect(heard).toEqual([{ joined: ['lookers'], left: [] }])
})
