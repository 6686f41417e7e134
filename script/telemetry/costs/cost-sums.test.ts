import { expect, test } from 'vitest'
import { costMeasures, mostCosts } from '../../../contract/experience-costs.ts'
import { sumCosts } from './cost-sums.ts'

const all = new Set(costMeasures)

test('[BD-07] costs add up by cause, of the answers only the slowest counts, and codes that ran cost nothing at first', () => {
  const costs = sumCosts(all)
  costs.ran('hurry')
  expect(costs.of('hurry')).toEqual({ shift: 0, longMs: 0, interactionMs: 0, codeMs: 0 })
  for (const value of [0.125, 0.25]) costs.add('hurry', 'shift', value)
  for (const value of [80, 60]) costs.raise('hurry', 'interactionMs', value)
  costs.add('hurry', 'longMs', 70)
  costs.add('hurry', 'codeMs', 2)
  expect(costs.of('hurry')).toEqual({ shift: 0.375, longMs: 70, interactionMs: 80, codeMs: 2 })
  expect(costs.of('other')).toBe(undefined)
})

test('[BD-07] shifts are told to four places, code to a tenth of a millisecond, the rest to a millisecond', () => {
  const costs = sumCosts(all)
  costs.add('hurry', 'shift', 0.123_46)
  costs.add('hurry', 'codeMs', 1.26)
  costs.add('hurry', 'longMs', 70.6)
  costs.raise('hurry', 'interactionMs', 80.4)
  expect(costs.of('hurry')).toEqual({ shift: 0.1235, longMs: 71, interactionMs: 80, codeMs: 1.3 })
})

test('[BD-07] only what the browser measures is told, and of the page no code', () => {
  expect(sumCosts(all).tell()).toEqual({ experiences: [], page: { shift: 0, longMs: 0, interactionMs: 0 } })
  const costs = sumCosts(new Set(['shift']))
  costs.add(undefined, 'longMs', 70)
  costs.ran('hurry')
  expect(costs.tell()).toEqual({ experiences: [{ experienceId: 'hurry', shift: 0 }], page: { shift: 0 } })
})

test('[BD-07] the costliest experiences are told first, and no more than an event may have', () => {
  const costs = sumCosts(all)
  for (let at = 0; at <= mostCosts; at++) costs.add(`x${at}`, 'longMs', at)
  const ids = costs.tell().experiences.map(({ experienceId }) => experienceId)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([mostCosts, `x${mostCosts}`, 'x1'])
})
