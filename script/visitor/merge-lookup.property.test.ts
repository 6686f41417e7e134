import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { mergeLookup } from './merge-lookup.ts'

type History = Partial<LookupAnswer['history']>

const minute = 60_000
const start = 1_700_000_000_000
const count = fc.option(fc.nat(40), { nil: undefined })
/** A lookup only has past times, and the visitor's own times start later. */
const moment = fc.option(fc.integer({ min: start - 5 * minute, max: start }), { nil: undefined })
const history = fc.record({
  views: count,
  sessions: count,
  entrances: count,
  conversions: count,
  conversionCycle: count,
  lifetimeValue: count,
  firstView: moment,
  lastView: moment,
  firstConversion: moment,
  lastConversion: moment,
})
const known = fc.record({
  views: fc.nat(40),
  sessions: fc.nat(40),
  entrances: fc.nat(40),
  conversions: fc.nat(40),
  conversionCycle: fc.integer({ min: 1, max: 40 }),
  lifetimeValue: fc.nat(40),
  firstView: fc.nat(40),
  lastView: fc.nat(40),
  firstConversion: fc.nat(40),
  lastConversion: fc.nat(40),
})

/** Returns the state after merging these histories one after another. */
function after(histories: readonly History[], force = false) {
  let state = aVisitor()
  for (const history of histories) state = { ...state, ...mergeLookup(state, { history, force } as LookupAnswer) }
  return state
}

/** Returns the history that the service would have for this state. */
function historyOf(state: ReturnType<typeof after>): History {
  return {
    views: state.viewNumber,
    sessions: state.sessionNumber,
    entrances: state.entranceNumber,
    conversions: state.conversionNumber,
    conversionCycle: state.conversionCycleNumber,
    lifetimeValue: state.lifetimeValue,
    firstView: state.firstViewTs ?? null,
    lastView: state.lastViewTs ?? null,
    firstConversion: state.firstConversionTs ?? null,
    lastConversion: state.lastConversionTs ?? null,
  }
}

test('without force, answers give the same state in any order and grouping', () => {
  fc.assert(
    fc.property(history, history, known, (a, b, c) => {
      expect(after([a, b, c])).toEqual(after([c, b, a]))
      expect(after([a, b, c])).toEqual(after([b, a, c]))
      expect(after([a, historyOf(after([b, c]))])).toEqual(after([historyOf(after([a, b])), c]))
    }),
  )
})

test('the same answer changes nothing the second time, with or without force', () => {
  fc.assert(
    fc.property(history, history, fc.boolean(), (a, b, force) => {
      expect(after([a, b, b], force)).toEqual(after([a, b], force))
    }),
  )
})
