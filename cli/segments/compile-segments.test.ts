import { expect, test } from 'vitest'
import {
  all,
  any,
  event,
  from,
  happened,
  latest,
  not,
  ownEvent,
  record,
  until,
} from '../../contract/segments/conditions.ts'
import { above, atLeast, containsNone, is, isOneOf, matches } from '../../contract/segments/operators.ts'
import type { Condition, Segment } from '../../contract/segments/segment.ts'
import { indexProblem } from '../../script/segments/check-index.ts'
import { aStartedEngine } from '../../script/segments/testing/a-segment-engine.ts'
import { compileSegments } from './compile-segments.ts'

const one = (when: Condition): Segment => ({ id: 's', when })
const boots = event('ecProduct', { eventType: 'detail', 'product.categories': 'boots' })
const purchase = event('ecBasketTransactionSummary')

/** Creates an engine with the single segment `s`. */
async function anEngineOf(when: Condition) {
  const index = JSON.parse(JSON.stringify(compileSegments([one(when)])))
  return aStartedEngine({ index })
}

test('[SG-02] segments are compiled into an index of profiles (with roots, defaults and plans) and predicates', () => {
  const index = compileSegments([
    { id: 'buyers', when: happened(purchase, { within: '30 days' }) },
    { id: 'all', byDefault: true, when: happened(purchase, { within: '30 days' }) },
    { id: 'many', when: not(happened(event('ecView', { 'meta.url': matches(/sale/) }), { times: 3 })) },
  ])
  const entries = Object.values(index.predicates)
  const idOf = (op: string) => entries.find((each) => each.op === op)?.id ?? ''
  expect(entries).toEqual(
    expect.arrayContaining([
      { id: idOf('nin'), op: 'nin', key: { event: 'ecBasketTransactionSummary', field: 'meta.type' }, value: [] },
      {
        id: idOf('timeout'),
        op: 'timeout',
        children: [idOf('nin')],
        props: { timeout: { type: 'relative', unit: 'day', quantity: 30 } },
      },
      { id: idOf('regex'), op: 'regex', key: { event: 'ecView', field: 'meta.url', type: 'string' }, value: 'sale' },
      { id: idOf('count'), op: 'count', children: [idOf('regex')], props: { count: 3 } },
      { id: idOf('nand'), op: 'nand', children: [idOf('count')] },
    ]),
  )
  expect(entries).toHaveLength(5)
  expect(index.profiles).toEqual({
    site: {
      predicateRoots: { [idOf('timeout')]: ['buyers', 'all'], [idOf('nand')]: ['many'] },
      defaults: ['all'],
      executionPlans: {
        ecBasketTransactionSummary: [idOf('nin'), idOf('timeout')],
        ecView: [idOf('regex'), idOf('count'), idOf('nand')],
      },
    },
  })
  expect(indexProblem(index)).toBeUndefined()
})

test('parts shared by several segments occur once, under an id that does not change with other segments', () => {
  const alone = compileSegments([one(happened(boots))])
  const among = compileSegments([
    { id: 'others', when: any(latest(event('ecView', { type: 'home' })), happened(boots, { times: 2 })) },
    one(happened(boots)),
  ])
  expect(among.predicates).toMatchObject(alone.predicates)
  expect(Object.keys(among.predicates)).toHaveLength(Object.keys(alone.predicates).length + 3)
  const swapped = compileSegments([
    one(happened(event('ecProduct', { 'product.categories': 'boots', eventType: 'detail' }))),
  ])
  expect(swapped.predicates).toEqual(alone.predicates)
})

test('a value is compared by the type of its field, a date as a date, and fields of the site by the type of the value', () => {
  const typeOf = (match: Parameters<typeof latest>[0]) =>
    Object.values(compileSegments([one(latest(match))]).predicates)[0]?.key?.type
  expect(typeOf(event('ecSearch', { resultCount: is('0') }))).toBe('number')
  expect(typeOf(event('ecSearch', { text: is(501) }))).toBe('string')
  expect(typeOf(event('ecView', { 'meta.ts': above('2026-11-27') }))).toBe('date')
  expect(typeOf(ownEvent('quiz', { born: atLeast('2000-01-01') }))).toBe('date')
  expect(typeOf(ownEvent('quiz', { score: atLeast(5) }))).toBe('number')
  expect(typeOf(ownEvent('quiz', { done: true }))).toBe('boolean')
  expect(typeOf(ownEvent('quiz', { size: isOneOf(38, 39) }))).toBe('number')
  expect(typeOf(ownEvent('quiz', { answers: containsNone('x') }))).toBe('string')
})

test('a record is queried field by field, and a point in time is compared with the clock', () => {
  const index = compileSegments([
    one(all(record('loyalty', { tier: 'gold', points: atLeast(5) }), from(5), until('2027-01-01'))),
  ])
  const props = Object.values(index.predicates).flatMap((each) => each.props ?? [])
  expect(props).toEqual([
    { query: { dataset: 'loyalty', field: 'tier', op: 'eq', value: 'gold', type: 'string' } },
    { query: { dataset: 'loyalty', field: 'points', op: 'gte', value: 5, type: 'number' } },
    { time: { op: 'gte', value: 5 } },
    { time: { op: 'lt', value: '2027-01-01' } },
  ])
  expect(indexProblem(index)).toBeUndefined()
})

test('an event that happened counts for ever, for its window since the latest one, or until another event ends it', async () => {
  const product = (category: string) => ({
    meta: { type: 'ecProduct' },
    eventType: 'detail',
    product: { categories: [category] },
  })
  const ever = await anEngineOf(happened(boots))
  ever.see(product('sandals'))
  expect(ever.isMemberOf('s')).toBe(false)
  ever.see(product('boots'))
  ever.see(product('sandals'))
  expect(ever.isMemberOf('s')).toBe(true)

  const lately = await anEngineOf(happened(boots, { within: '1 hour' }))
  lately.see(product('boots'))
  await lately.clock.pass(3_000_000)
  lately.see(product('boots'))
  await lately.clock.pass(3_599_999)
  expect(lately.isMemberOf('s')).toBe(true)
  await lately.clock.pass(1)
  expect(lately.isMemberOf('s')).toBe(false)

  const since = await anEngineOf(happened(boots, { until: purchase }))
  since.see({ meta: { type: 'ecBasketTransactionSummary' } })
  since.see(product('boots'))
  expect(since.isMemberOf('s')).toBe(true)
  since.see({ meta: { type: 'ecBasketTransactionSummary' } })
  expect(since.isMemberOf('s')).toBe(false)
  since.see({ meta: { type: 'ecBasketTransactionSummary' } })
  since.see(product('sandals'))
  expect(since.isMemberOf('s')).toBe(false)
  since.see(product('boots'))
  expect(since.isMemberOf('s')).toBe(true)
})

test('several events have to happen within their window, which continues from page to page', async () => {
  const index = compileSegments([one(happened(event('ecView', { type: 'help' }), { times: 2, within: '2 sessions' }))])
  const help = (sessionNumber: number) => ({ type: 'help', context: { sessionNumber } })
  const first = await aStartedEngine({ index })
  first.see(help(1))
  first.leave()
  const second = await aStartedEngine({ index, storage: first.storage })
  second.see(help(2))
  expect(second.isMemberOf('s')).toBe(true)
  second.leave()
  const third = await aStartedEngine({ index, storage: first.storage })
  expect(third.isMemberOf('s')).toBe(true)
  third.see({ type: 'home', context: { sessionNumber: 3 } })
  expect(third.isMemberOf('s')).toBe(false)
  third.see(help(3))
  expect(third.isMemberOf('s')).toBe(false)
  third.see(help(4))
  expect(third.isMemberOf('s')).toBe(true)
})
