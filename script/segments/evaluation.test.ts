import { expect, test } from 'vitest'
import type { SegmentIndex } from '../../contract/segment-index.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aLog } from '../testing/a-log.ts'
import { indexProblem } from './check-index.ts'
import { compileIndex } from './compile-index.ts'
import { createEvaluation } from './evaluation.ts'
import { aLeaf, anIndex } from './testing/an-index.ts'

function open(index: SegmentIndex) {
  const log = aLog()
  let now = 1_700_000_000_000
  const evaluation = createEvaluation({ index: compileIndex(index), now: () => now, userTypes: [], ask() {}, log })
  evaluation.load(undefined)
  const setClock = (to: number) => {
    now = to
  }
  return { ...evaluation, log, setClock }
}

test('[SG-17] an unknown operator makes its predicate fail, with the id in the log, and the index invalid', () => {
  const index = anIndex({
    odd: aLeaf({ op: 'like', segments: ['odd'] }),
    lacking: { op: 'toString', segments: ['lacking'] },
    good: aLeaf({ segments: ['good'] }),
  })
  expect(indexProblem(index)).toEqual({ reason: 'opType not recognised', predicate: 'odd' })
  const { process, memberships, log } = open(index)
  log.lines.length = 0
  process(anEvent({ type: 'product' }))
  expect([...memberships]).toEqual(['good'])
  expect(log.lines).toEqual([{ level: 'error', message: 'opType not recognised', facts: { predicate: 'odd' } }])
})

test('[SG-02] the segments of several profiles follow from their roots, defaults and plans, for every kind of predicate', () => {
  const index = anIndex({
    product: aLeaf({ segments: ['a', 'b'] }),
    rich: aLeaf({ op: 'gte', key: { event: 'ecBasketSummary', field: 'total', type: 'number' }, value: 50 }),
    both: { op: 'or', children: ['product', 'rich'] },
    often: { op: 'count', children: ['both'], props: { count: { op: 'gte', value: 2 } } },
    held: { op: 'timeout', children: ['often'], props: { timeout: { type: 'never' } } },
    later: { op: 'time', props: { time: { op: 'gt', value: '2020-01-01' } } },
    asked: { op: 'query', props: { query: { dataset: 'd' } } },
  })
  const other = {
    predicateRoots: { held: ['c'], later: ['d'], product: ['b', 'e'] },
    defaults: ['f'],
    executionPlans: { ecBasketSummary: ['rich', 'both', 'often', 'held'] },
  }
  const two = { ...index, profiles: { ...index.profiles, other } }
  expect(indexProblem(two)).toBeUndefined()
  const { process, memberships } = open(two)
  expect([...memberships].sort()).toEqual(['d', 'f'])
  process(anEvent({ type: 'product' }))
  expect([...memberships].sort()).toEqual(['a', 'b', 'd', 'e', 'f'])
  process(anEvent({ total: 50, meta: { type: 'ecBasketSummary' } }))
  expect([...memberships].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('a predicate is evaluated only for the events of its plans', () => {
  const index = anIndex({ product: aLeaf({ segments: ['a'] }) }, { executionPlans: { ecUser: ['product'] } })
  const { process, memberships } = open(index)
  process(anEvent({ type: 'product' }))
  expect([...memberships]).toEqual([])
})

test('an expired timeout stays expired when the clock is set back', () => {
  const props = { timeout: { type: 'relative', duration: 10 } } as const
  const time = { op: 'time', props: { time: { op: 'lt', value: 1_700_000_000_010 } }, segments: ['early'] }
  const { process, tick, setClock, memberships } = open(anIndex({ product: aLeaf({ props, segments: ['a'] }), time }))
  process(anEvent({ type: 'product', meta: { ts: 1_700_000_000_000 } }))
  expect([...memberships].sort()).toEqual(['a', 'early'])
  setClock(1_700_000_000_010)
  tick()
  setClock(1_600_000_000_000)
  tick()
  expect([...memberships]).toEqual([])
})

test('evaluation continues after a query is answered at the very moment when a timeout expires', () => {
  const start = 1_700_000_000_000
  const props = { timeout: { type: 'relative', duration: 10 } } as const
  const { process, answer, setClock, history } = open(anIndex({ product: aLeaf({ props, segments: ['a'] }) }))
  process(anEvent({ type: 'product', meta: { ts: start } }))
  setClock(start + 10)
  answer('product', 'nobody')
  setClock(start + 20)
  process(anEvent({ type: 'product', meta: { ts: start + 20 } }))
  expect(history().criteria.product?.time).toEqual({ value: start + 20, actual: start + 20 })
})
