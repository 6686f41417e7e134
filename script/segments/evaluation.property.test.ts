import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventContext } from '../../contract/event.ts'
import type { Predicate, SegmentIndex, Timeout } from '../../contract/segment-index.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aLog } from '../testing/a-log.ts'
import { indexProblem } from './check-index.ts'
import { compileIndex } from './compile-index.ts'
import { createEvaluation } from './evaluation.ts'
import type { Evaluation } from './evaluation-types.ts'
import { readState, writeState } from './stored-state.ts'
import { anIndex } from './testing/an-index.ts'
import { replayHistory, type Step } from './testing/replay.ts'

const start = 1_700_000_000_000
const types = ['ecView', 'ecUser', 'ecProduct']
const moment = fc.integer({ min: start, max: start + 60_000 })
const few = fc.integer({ min: 1, max: 3 })

const timeout: fc.Arbitrary<Timeout> = fc.oneof(
  fc.constant({ type: 'never' as const }),
  fc.record({ type: fc.constantFrom('view', 'session', 'entrance', 'event'), value: few }),
  fc.record({ type: fc.constant('time' as const), value: moment }),
  fc.record({ type: fc.constant('relative' as const), duration: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ type: fc.constant('relative' as const), unit: fc.constantFrom('second', 'seconds'), quantity: few }),
  fc
    .tuple(moment, moment)
    .map(([a, b]) => ({ type: 'absolute' as const, from: Math.min(a, b), to: Math.max(a, b) + 1 })),
)

type Facts = Omit<Predicate, 'id'>

const leaf: fc.Arbitrary<Facts> = fc
  .record({
    key: fc.record({
      event: fc.constantFrom(...types),
      field: fc.constantFrom('a', 'b'),
      type: fc.constant('number' as const),
    }),
    compared: fc.oneof(
      fc.record({ op: fc.constantFrom('eq', 'neq', 'gt'), value: fc.nat(3) }),
      fc.record({ op: fc.constant('in'), value: fc.array(fc.nat(3)) }),
    ),
    timeout: fc.option(timeout, { nil: undefined, freq: 3 }),
  })
  .map(({ key, compared, timeout }) => ({ key, ...compared, ...(timeout && { props: { timeout } }) }))

const time: fc.Arbitrary<Facts> = fc
  .oneof(moment, fc.record({ op: fc.constantFrom('lt', 'lte', 'gt', 'gte', 'eq'), value: moment }))
  .map((time) => ({ op: 'time', props: { time } }))

/** A predicate whose children are earlier predicates. */
const inner = fc.record({
  op: fc.constantFrom('and', 'or', 'nand', 'count', 'timeout'),
  of: fc.array(fc.nat(), { maxLength: 3 }),
  count: few,
  timeout,
})

const index: fc.Arbitrary<SegmentIndex> = fc
  .record({
    leaves: fc.array(fc.oneof({ weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: time }), {
      minLength: 1,
      maxLength: 5,
    }),
    inners: fc.array(inner, { maxLength: 6 }),
  })
  .map(({ leaves, inners }) => {
    const all: Facts[] = [...leaves]
    for (const { op, of, count, timeout } of inners) {
      const isOne = op === 'count' || op === 'timeout'
      const children = (isOne ? [of[0] ?? 0] : of).map((each) => `p${each % all.length}`)
      all.push({ op, children, props: op === 'count' ? { count } : op === 'timeout' ? { timeout } : undefined })
    }
    return anIndex(Object.fromEntries(all.map((facts, at) => [`p${at}`, { ...facts, segments: [`p${at}`] }])))
  })

const field = fc.option(fc.oneof(fc.nat(3), fc.array(fc.nat(3), { maxLength: 2 })), { nil: undefined, freq: 6 })
const grow = fc.constantFrom(0, 0, 1)

const happenings = fc.array(
  fc.record({
    pass: fc.oneof(fc.constant(0), fc.nat(3000), fc.nat(15_000)),
    type: fc.constantFrom(...types),
    fields: fc.record({ a: field, b: field }),
    grows: fc.record({ viewNumber: grow, sessionNumber: grow, entranceNumber: grow }),
  }),
  { maxLength: 12 },
)

function stepsOf(list: typeof happenings extends fc.Arbitrary<infer T> ? T : never): Step[] {
  let now = start
  const context: Pick<EventContext, 'viewNumber' | 'sessionNumber' | 'entranceNumber'> = {
    viewNumber: 1,
    sessionNumber: 1,
    entranceNumber: 1,
  }
  return list.map(({ pass, type, fields, grows }) => {
    now += pass
    context.viewNumber += grows.viewNumber
    context.sessionNumber += grows.sessionNumber
    context.entranceNumber += grows.entranceNumber
    return { now, event: anEvent({ ...fields, meta: { type, ts: now }, context: { ...context } }) }
  })
}

function open(index: SegmentIndex, now: () => number): Evaluation {
  return createEvaluation({ index: compileIndex(index), now, userTypes: [], ask() {}, log: aLog() })
}

/** Shuffles predicates and plans, whose order must not matter. */
function shuffled({ predicates, profiles }: SegmentIndex, seed: number): SegmentIndex {
  const mix = <T>(list: readonly T[]) =>
    list
      .map((each, at) => ({ each, by: Math.imul(at + 1, seed | 1) % 1009 }))
      .sort((a, b) => a.by - b.by)
      .map(({ each }) => each)
  const { main } = profiles
  if (!main) throw new Error('no profile')
  const plans = Object.entries(main.executionPlans).map(([type, ids]) => [type, mix(ids)])
  return {
    predicates: Object.fromEntries(mix(Object.entries(predicates))),
    profiles: { main: { ...main, executionPlans: Object.fromEntries(plans) } },
  }
}

const isTrue = (results: Record<string, boolean>) =>
  Object.keys(results)
    .filter((id) => results[id])
    .sort()

test('after every event the engine agrees with a replay of the whole history, with or without timers, stored or not', () => {
  fc.assert(
    fc.property(index, happenings, fc.integer(), fc.nat(30_000), (index, list, seed, pass) => {
      expect(indexProblem(index)).toBeUndefined()
      let now = start
      const clock = () => now
      const prompt = open(shuffled(index, seed), clock)
      const lazy = open(index, clock)
      let stored = open(index, clock)
      const joinedBy: Record<string, Set<string>> = { prompt: new Set(), lazy: new Set() }
      const follow = (name: string, change: ReturnType<Evaluation['tick']>) => {
        for (const each of change.changeset?.joined ?? []) joinedBy[name]?.add(each)
        for (const each of change.changeset?.left ?? []) joinedBy[name]?.delete(each)
      }
      follow('prompt', prompt.load(undefined))
      follow('lazy', lazy.load(undefined))
      stored.load(undefined)
      const steps = stepsOf(list)
      const moveTo = (to: number) => {
        for (let due = prompt.nearest(); due <= to; due = prompt.nearest()) {
          now = due
          follow('prompt', prompt.tick())
        }
        now = to
      }
      for (const [at, step] of steps.entries()) {
        moveTo(step.now)
        follow('prompt', prompt.process(step.event))
        follow('lazy', lazy.process(step.event))
        stored.process(step.event)
        if (at % 2) {
          const state = readState(
            JSON.parse(JSON.stringify(writeState({ history: stored.history(), segments: [...stored.memberships] }))),
            aLog(),
          )
          stored = open(index, clock)
          stored.load(state)
        }
        const expected = isTrue(replayHistory(index, steps.slice(0, at + 1), now))
        for (const each of [prompt, lazy, stored]) expect([...each.memberships].sort()).toEqual(expected)
      }
      moveTo(now + pass)
      follow('lazy', lazy.tick())
      stored.tick()
      const expected = isTrue(replayHistory(index, steps, now))
      for (const each of [prompt, lazy, stored]) expect([...each.memberships].sort()).toEqual(expected)
      // The reported changes add up to the current memberships.
      for (const joined of Object.values(joinedBy)) expect([...joined].sort()).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})
