import { expect, test } from 'vitest'
import { needOf } from './need-of.ts'

test('a part of the run is there, even when it is empty', () => {
  const run = { tracker: 'a tracker', domain: '' }
  expect([needOf(run, 'tracker'), needOf(run, 'domain')]).toEqual(['a tracker', ''])
})

test.each([[undefined], [null]])('a part that is %s is an error, which names it', (missing) => {
  const run: { tracker?: string | null } = { tracker: missing }
  expect(() => needOf(run, 'tracker')).toThrow(new Error('tracker is not there yet: a step runs out of order'))
})
