import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PermanentState, StoredExperience } from '../cookies/permanent-cookie.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { isSameState, mergeStates } from './merge-states.ts'

test.each<[string, Partial<PermanentState>, Partial<PermanentState>, Partial<PermanentState>]>([
  [
    'the larger counts',
    { sessionNumber: 3, entranceNumber: 9 },
    { sessionNumber: 5 },
    { sessionNumber: 5, entranceNumber: 9 },
  ],
  ['the later last times', { lastViewTs: 20 }, { lastViewTs: 30 }, { lastViewTs: 30 }],
  ['the earlier first times', { firstViewTs: 20 }, { firstViewTs: 30 }, { firstViewTs: 20 }],
  ['a first time that only theirs has', {}, { firstConversionTs: 30 }, { firstConversionTs: 30 }],
  ['the larger lifetime value', { lifetimeValue: 10.5 }, { lifetimeValue: 99.9 }, { lifetimeValue: 99.9 }],
  [
    'the views of the later entrance, which is ours',
    { entranceNumber: 3, entranceViewNumber: 2 },
    { entranceNumber: 2, entranceViewNumber: 20 },
    { entranceNumber: 3, entranceViewNumber: 2 },
  ],
  [
    'the views of the later entrance, which is theirs',
    { entranceNumber: 3, entranceViewNumber: 20 },
    { entranceNumber: 4, entranceViewNumber: 2 },
    { entranceNumber: 4, entranceViewNumber: 2 },
  ],
  ['no negative numbers', { viewNumber: 0 }, { viewNumber: -5 }, { viewNumber: 0 }],
])('merging two states: %s', (_, ours, theirs, expected) => {
  expect(mergeStates(aVisitor(ours), aVisitor(theirs))).toMatchObject(expected)
})

test.each([
  ['theirs, with the larger viewNumber', { ours: ['a', 3], theirs: ['b', 4] }, 'b'],
  ['ours, with the larger viewNumber', { ours: ['a', 4], theirs: ['b', 3] }, 'a'],
  ['ours on a tie', { ours: ['a', 3], theirs: ['b', 3] }, 'a'],
  ['theirs, when ours is empty', { ours: ['', 3], theirs: ['b', 0] }, 'b'],
  ['ours, when theirs is empty', { ours: ['a', 3], theirs: ['', 9] }, 'a'],
] as const)('the merged id is %s', (_, { ours, theirs }, expected) => {
  const state = ([visitorId, viewNumber]: readonly [string, number]) => aVisitor({ visitorId, viewNumber })
  expect(mergeStates(state(ours), state(theirs)).visitorId).toBe(expected)
})

test('with keepsId the local id is kept, whatever the viewNumber of the other state', () => {
  const theirs = aVisitor({ visitorId: 'b', viewNumber: 99 })
  expect(mergeStates(aVisitor({ visitorId: 'a' }), theirs, { keepsId: true })).toMatchObject({
    visitorId: 'a',
    viewNumber: 99,
  })
})

const ran = (experienceId: string, timesActivated: number, iterationId: string): StoredExperience => ({
  experienceId,
  timesActivated,
  iterationId,
  probability: 0.5,
})

test('experiences are united by id; the entry with the larger timesActivated wins, and ours wins on a tie', () => {
  const ours = [ran('a', 2, 'ours'), ran('b', 1, 'ours'), ran('d', 1, 'ours')]
  const theirs = [ran('c', 1, 'theirs'), ran('b', 5, 'theirs'), ran('a', 1, 'theirs'), ran('d', 1, 'theirs')]
  const { experienceState } = mergeStates(aVisitor({ experienceState: ours }), aVisitor({ experienceState: theirs }))
  expect(experienceState).toEqual([
    ran('a', 2, 'ours'),
    ran('b', 5, 'theirs'),
    ran('c', 1, 'theirs'),
    ran('d', 1, 'ours'),
  ])
})

const anyState = fc
  .record({
    visitorId: fc.constantFrom('', 'a', 'b'),
    viewNumber: fc.nat(),
    sessionNumber: fc.nat(),
    lastViewTs: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    firstViewTs: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    experienceState: fc.uniqueArray(
      fc.tuple(fc.constantFrom('x', 'y', 'z'), fc.nat(9)).map(([id, times]) => ran(id, times, '1')),
      { selector: ({ experienceId }) => experienceId },
    ),
  })
  .map(aVisitor)

test('both sides arrive at the same state, an update leaves no further differences, and no number decreases', () => {
  fc.assert(
    fc.property(anyState, anyState, (ours, theirs) => {
      const merged = mergeStates(ours, theirs)
      const told = mergeStates(theirs, merged)
      expect(isSameState(merged, { ...told, visitorId: merged.visitorId })).toBe(true)
      expect(isSameState(mergeStates(merged, told), merged)).toBe(true)
      expect(merged.viewNumber).toBe(Math.max(ours.viewNumber, theirs.viewNumber))
    }),
  )
})
