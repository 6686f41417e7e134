import { expect, test } from 'vitest'
import { mergeTabStates } from './merge-tab-states.ts'
import type { CriterionState, History } from './state.ts'

type Criteria = History['criteria']
const aState = (criteria: Criteria, { segments = [] as string[] } = {}) => ({
  history: { criteria },
  segments,
})
const at = (time: number, more: CriterionState = {}): CriterionState => ({
  time: { value: time, actual: time },
  ...more,
})
const counted = (time: number, value: number) => at(time, { counts: { type: 'event', value } })

test.each<[what: string, base: Criteria, mine: Criteria, theirs: Criteria, merged: Criteria]>([
  ['what another tab has added', {}, { a: at(1) }, { b: at(2) }, { a: at(1), b: at(2) }],
  ['what another tab has counted further', { a: at(1) }, { a: at(1), b: at(9) }, { a: at(2) }, { a: at(2), b: at(9) }],
  ['the later match of two', { a: at(1) }, { a: at(3) }, { a: at(2) }, { a: at(3) }],
  [
    'what ran out here, unless it was matched again elsewhere',
    { a: at(1) },
    { a: at(1, { timeoutExpired: true }) },
    { a: at(5) },
    { a: at(5) },
  ],
  [
    'that something ran out here',
    { a: at(1) },
    { a: at(1, { timeoutExpired: true }) },
    { a: at(1) },
    { a: at(1, { timeoutExpired: true }) },
  ],
  ['that something ended here', { a: at(1) }, {}, { a: at(1) }, {}],
  ['the first counts of both', {}, { a: counted(2, 1) }, { a: counted(1, 1) }, { a: counted(2, 2) }],
  [
    'the further counts of both',
    { a: counted(1, 4) },
    { a: counted(2, 5) },
    { a: counted(3, 6) },
    { a: counted(3, 7) },
  ],
  [
    'what only the other tab counted',
    { a: counted(1, 4) },
    { a: counted(1, 4) },
    { a: counted(3, 6) },
    { a: counted(3, 6) },
  ],
  [
    'what only this tab counted',
    { a: counted(1, 4) },
    { a: counted(3, 6) },
    { a: counted(1, 4) },
    { a: counted(3, 6) },
  ],
  [
    'counts of before the latest match here',
    { a: counted(3, 2) },
    { a: counted(4, 3) },
    { a: counted(3, 3) },
    { a: counted(4, 4) },
  ],
  ['counts begun again here', { a: counted(1, 4) }, { a: counted(5, 1) }, { a: counted(4, 1) }, { a: counted(5, 2) }],
  ['that counts ended here', { a: counted(4, 1) }, {}, { a: counted(4, 2) }, {}],
  ['counts ended here and begun again elsewhere', { a: counted(1, 4) }, {}, { a: counted(4, 1) }, { a: counted(4, 1) }],
])('the merged state of two tabs has %s', (_, base, mine, theirs, merged) => {
  expect(mergeTabStates(aState(mine), base, aState(theirs)).history.criteria).toEqual(merged)
})

test('segments that either has joined are kept', () => {
  const mine = aState({ a: at(1) }, { segments: ['s', 'one'] })
  const theirs = aState({ b: at(2) }, { segments: ['s', 'two'] })
  expect([...mergeTabStates(mine, {}, theirs).segments].sort()).toEqual(['one', 's', 'two'])
})
