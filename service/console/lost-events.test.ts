import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { lostEvents } from './lost-events.ts'

const lostOf = (data: unknown, { code = 'loss', type = 'qubit.debug' } = {}) =>
  Object.fromEntries(lostEvents(anEvent({ code, data, meta: { type } }) as ValidEvent))

test('[BY-04] lost events are counted by their reason, those of unknown reasons together', () => {
  expect(lostOf({ refused: 3, 'too old': 1, other: 2, '': 4 })).toEqual({ refused: 3, '': 6, 'too old': 1 })
})

test.each<[unknown, boolean]>([
  [1, true],
  [1_000_000, true],
  [1_000_001, false],
  [0, false],
  [-1, false],
  [0.5, false],
  [1.5, false],
  ['3', false],
  [null, false],
])('[BY-04] whether %j is a count of lost events: %s', (count, isCount) => {
  expect(lostOf({ refused: count })).toEqual(isCount ? { refused: count } : {})
})

test('[BY-04] other events tell of no lost ones', () => {
  expect(lostOf({ refused: 3 }, { code: 'costs' })).toEqual({})
  expect(lostOf({ refused: 3 }, { type: 'ecView' })).toEqual({})
  for (const data of [undefined, null, 'refused', [3]]) expect(lostOf(data)).toEqual({})
})
