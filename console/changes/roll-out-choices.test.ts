import { expect, test } from 'vitest'
import { findReport } from '../test-data/answers.ts'
import { rollOutChoices } from './roll-out-choices.ts'

const three = { variations: ['a', 'b'].map((id) => ({ id, share: 0.33 })) }

test('the variation that does best is the first, whichever differs most', () => {
  const [first, second] = rollOutChoices(three, findReport('badges'))
  expect([first?.id, first?.name, second?.id]).toEqual(['a', 'Badge on the picture', 'b'])
  expect(first?.estimate ?? 0).toBeGreaterThan(second?.estimate ?? 0)
  expect(Math.abs(second?.estimate ?? 0)).toBeGreaterThan(Math.abs(first?.estimate ?? 0))
})

test('what is proven is said, in either direction', () => {
  expect(rollOutChoices({ share: 0.5 }, findReport('low-stock'))).toMatchObject([{ id: 'v', proof: 'better' }])
  expect(rollOutChoices(three, findReport('badges'))).toMatchObject([{ proof: 'none' }, { proof: 'worse' }])
})

test('nothing is proven after an alarm, by an earlier iteration, or by nobody', () => {
  const report = findReport('low-stock')
  const earlier = { ...report, results: report.results && { ...report.results, iterationId: 'iteration-1' } }
  for (const each of [findReport('exit-offer'), earlier, findReport('welcome-back')])
    expect(rollOutChoices({ share: 0.5 }, each)).toEqual([
      { id: 'v', name: 'Variation', proof: 'none', estimate: null },
    ])
})

test('a variation that the site does not describe yet is called by its id', () => {
  expect(rollOutChoices({ variations: [{ id: 'x', share: 1 }] }, findReport('low-stock'))[0]?.name).toBe('x')
})
