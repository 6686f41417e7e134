import { expect, test } from 'vitest'
import type { Timeout } from '../../contract/segment-index.ts'
import { aClock } from '../testing/a-clock.ts'
import { aSegmentEngine, aStartedEngine } from './testing/a-segment-engine.ts'
import { aLeaf, anIndex, aTimedIndex } from './testing/an-index.ts'

const start = 1_700_000_000_000

test('[SG-13] a count becomes true with the match that reaches the number, and restarts when its child times out', async () => {
  const index = anIndex({
    product: aLeaf({ props: { timeout: { type: 'relative', duration: 60_000 } } }),
    plain: { op: 'count', children: ['product'], props: { count: 2 }, segments: ['at least 2'] },
    exact: { op: 'count', children: ['product'], props: { count: { op: 'eq', value: 3 } }, segments: ['exactly 3'] },
  })
  const engine = await aStartedEngine({ index })
  const see = (type: string) => {
    engine.see({ type })
    return engine.getMemberships()
  }
  expect(see('product')).toEqual([])
  expect(see('home')).toEqual([])
  expect(see('product')).toEqual(['at least 2'])
  expect(engine.state().history.criteria.plain?.counts).toEqual({ type: 'event', value: 2 })
  expect(see('product')).toEqual(['at least 2', 'exactly 3'])
  expect(see('product')).toEqual(['at least 2'])
  await engine.clock.pass(60_000)
  expect(engine.getMemberships()).toEqual([])
  expect(see('product')).toEqual([])
  expect(engine.state().history.criteria.plain?.counts?.value).toBe(1)
  expect(see('product')).toEqual(['at least 2'])
})

test('[SG-14] a timeout is true from a match until it expires, whatever its child says, and another match restarts it', async () => {
  const engine = await aStartedEngine({ index: aTimedIndex({ type: 'relative', duration: 1000 }) })
  engine.see({ type: 'product' })
  engine.see({ type: 'home' })
  await engine.clock.pass(600)
  expect(engine.isMemberOf('s')).toBe(true)
  engine.see({ type: 'product' })
  await engine.clock.pass(999)
  expect(engine.isMemberOf('s')).toBe(true)
  await engine.clock.pass(1)
  expect(engine.isMemberOf('s')).toBe(false)
})

test('[SG-15] time is compared with the current time, by a timer for gt and gte, and is dropped once it can never be true again', async () => {
  const ops = ['lt', 'lte', 'gt', 'gte', 'eq']
  const time = (op: string) => ({ op: 'time', props: { time: { op, value: start + 10 } }, segments: [op] })
  const engine = await aStartedEngine({ index: anIndex(Object.fromEntries(ops.map((op) => [op, time(op)]))) })
  const now = () => [engine.getMemberships().sort(), Object.keys(engine.state().history.criteria).sort()]
  expect(now()).toEqual([
    ['lt', 'lte'],
    ['lt', 'lte'],
  ])
  await engine.clock.pass(10)
  expect(now()).toEqual([
    ['eq', 'gte', 'lte'],
    ['eq', 'gte', 'lte'],
  ])
  await engine.clock.pass(1)
  expect(now()).toEqual([
    ['gt', 'gte'],
    ['gt', 'gte'],
  ])
})

test.each(['view', 'session', 'entrance'] as const)(
  '[SG-20] a %s timeout of 2 expires when that number has increased by 2',
  async (type) => {
    const engine = await aStartedEngine({ index: aTimedIndex({ type, value: 2 }) })
    const at = (number: number, page = 'home') => {
      engine.see({ type: page, context: { [`${type}Number`]: number } })
      return engine.isMemberOf('s')
    }
    expect([at(5, 'product'), at(5), at(6), at(7)]).toEqual([true, true, true, false])
    expect(at(8, 'product')).toBe(true)
    expect(engine.state().history.criteria.held?.timeout).toEqual({ type, value: 10 })
  },
)

test('[SG-20] a timeout of less than one view counts as one view', async () => {
  const engine = await aStartedEngine({ index: aTimedIndex({ type: 'view', value: 0 }) })
  engine.see({ type: 'product', context: { viewNumber: 3 } })
  engine.see({ meta: { type: 'ecUser' }, context: { viewNumber: 3 } })
  expect(engine.isMemberOf('s')).toBe(true)
  engine.see({ type: 'home', context: { viewNumber: 4 } })
  expect(engine.isMemberOf('s')).toBe(false)
})

const day = 24 * 3600_000

test('[SG-21] a relative timeout starts at the time of the event, not of its processing', async () => {
  const engine = aSegmentEngine({ index: aTimedIndex({ type: 'relative', duration: 5000 }) })
  engine.see({ type: 'product' })
  await engine.clock.pass(2000)
  await engine.start()
  expect(engine.state().history.criteria.held).toMatchObject({
    time: { value: start, actual: start + 2000 },
    timeout: { type: 'time', value: start + 5000 },
  })
})

test('[SG-21] a timeout of type never does not expire', async () => {
  const engine = await aStartedEngine({ index: aTimedIndex({ type: 'never' }) })
  engine.see({ type: 'product' })
  for (let each = 2; each < 50; each++) engine.see({ context: { viewNumber: each, sessionNumber: each } })
  await engine.clock.pass(1000 * day)
  expect(engine.isMemberOf('s')).toBe(true)
})

test('[SG-22] an absolute timeout is true only inside its window, from inclusive to exclusive', async () => {
  const engine = await aStartedEngine({ index: aTimedIndex({ type: 'absolute', from: start + 100, to: start + 200 }) })
  engine.see({ type: 'product' })
  expect(engine.state().history.criteria.held?.timeout).toEqual({ type: 'time', value: start + 200 })
  const after: boolean[] = []
  for (const ms of [99, 1, 99, 1]) {
    await engine.clock.pass(ms)
    after.push(engine.isMemberOf('s'))
  }
  expect(after).toEqual([false, true, true, false])
  engine.see({ type: 'product' })
  expect(engine.isMemberOf('s')).toBe(false)
})

test('[SG-23] an event timeout of 2 expires with the second further event of any type', async () => {
  const engine = await aStartedEngine({ index: aTimedIndex({ type: 'event', value: 2 }) })
  const left = () => engine.state().history.criteria.held?.timeout
  engine.see({ type: 'product' })
  expect(left()).toEqual({ type: 'event', value: 2 })
  engine.see({ meta: { type: 'ecAnything' } })
  expect([left(), engine.isMemberOf('s')]).toEqual([{ type: 'event', value: 1 }, true])
  engine.see({ meta: { type: 'qubit.session' } })
  expect([left(), engine.isMemberOf('s')]).toEqual([undefined, false])
})

test('[SG-24] an expired timeout is marked and its dependents are evaluated at once, even after a year, and a match clears the mark', async () => {
  const delays: number[] = []
  const clock = aClock()
  const after = (ms: number, task: () => void) => {
    delays.push(ms)
    clock.after(ms, task)
  }
  const index = anIndex({
    product: aLeaf(),
    held: { op: 'timeout', children: ['product'], props: { timeout: { type: 'relative', unit: 'year', quantity: 1 } } },
    not: { op: 'nand', children: ['held'], segments: ['not'] },
  })
  const engine = await aStartedEngine({ index, clock, after })
  engine.see({ type: 'product' })
  await clock.pass(365 * day - 1)
  expect(engine.isMemberOf('not')).toBe(false)
  await clock.pass(1)
  expect(engine.isMemberOf('not')).toBe(true)
  expect(engine.state().history.criteria.held).toMatchObject({ timeoutExpired: true })
  expect(Math.max(...delays)).toBeLessThanOrEqual(2_147_483_647)
  engine.see({ type: 'product' })
  expect(engine.state().history.criteria.held?.timeoutExpired).toBeUndefined()
})

test.each<[Timeout, number]>([
  [{ type: 'time', value: start + 5000 }, 5000],
  [{ type: 'time', value: new Date(start + 5000).toISOString() }, 5000],
  [{ type: 'relative', duration: 5000 }, 5000],
  [{ type: 'relative', unit: 'second', quantity: 5 }, 5000],
  [{ type: 'relative', unit: 'minutes', quantity: 2 }, 120_000],
  [{ type: 'relative', unit: 'hour', quantity: 1 }, 3600_000],
  [{ type: 'relative', unit: 'days', quantity: 1 }, day],
  [{ type: 'relative', unit: 'week', quantity: 2 }, 14 * day],
  [{ type: 'relative', unit: 'months', quantity: 1 }, 30 * day],
  [{ type: 'relative', unit: 'year', quantity: 1 }, 365 * day],
])('[SG-21] the timeout %j expires %i ms after the event, and is stored as a time', async (timeout, ms) => {
  const engine = await aStartedEngine({ index: aTimedIndex(timeout) })
  engine.see({ type: 'product' })
  expect(engine.state().history.criteria.held?.timeout).toEqual({ type: 'time', value: start + ms })
  await engine.clock.pass(ms - 1)
  expect(engine.isMemberOf('s')).toBe(true)
  await engine.clock.pass(1)
  expect(engine.isMemberOf('s')).toBe(false)
})
