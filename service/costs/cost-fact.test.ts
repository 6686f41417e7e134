import { expect, test } from 'vitest'
import { mostCosts } from '../../contract/experience-costs.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { aCostsEvent } from '../testing/a-costs-event.ts'
import { costFacts } from './cost-fact.ts'

const factsIn = (data: object, fields: object = {}) => costFacts({ ...aCostsEvent(data), ...fields } as ValidEvent)

test('[BD-07] each measure of an experience, and of the page, is a fact', () => {
  const experiences = [{ experienceId: 'hurry', shift: 0.1, longMs: 60, interactionMs: 0, codeMs: 1.5 }]
  expect(factsIn({ experiences, page: { shift: 0.2 } })).toEqual([
    { experienceId: '', measure: 'shift', value: 0.2 },
    { experienceId: 'hurry', measure: 'shift', value: 0.1 },
    { experienceId: 'hurry', measure: 'longMs', value: 60 },
    { experienceId: 'hurry', measure: 'interactionMs', value: 0 },
    { experienceId: 'hurry', measure: 'codeMs', value: 1.5 },
  ])
})

test.each([
  ['shift', 1000],
  ['longMs', 3_600_000],
  ['interactionMs', 3_600_000],
  ['codeMs', 3_600_000],
])('[BD-07] %s counts from 0 to %d', (measure, most) => {
  const values = [0, most, most + 1, -1, '5', null, Number.NaN]
  const counted = values.filter((value) => factsIn({ page: { [measure]: value } }).length > 0)
  expect(counted).toEqual([0, most])
})

test('[BD-07] an experience counts once, with its last costs, and no more than may be sent', () => {
  const twice = [1, 2].map((shift) => ({ experienceId: 'hurry', shift }))
  expect(factsIn({ experiences: twice })).toEqual([{ experienceId: 'hurry', measure: 'shift', value: 2 }])
  const many = Array.from({ length: mostCosts + 1 }, (_, at) => ({ experienceId: `x${at}`, shift: 1 }))
  expect(factsIn({ experiences: many }).map(({ experienceId }) => experienceId)).toEqual(
    many.slice(0, mostCosts).map(({ experienceId }) => experienceId),
  )
})

test('[BD-07] other events, and what has no form of costs, tell nothing', () => {
  expect(factsIn({ page: { shift: 1 } }, { code: 'loss' })).toEqual([])
  expect(factsIn({ page: { shift: 1 } }, { meta: { type: 'ecView', id: 'a', ts: 1 } })).toEqual([])
  for (const data of [
    null,
    'costs',
    { page: null, experiences: {} },
    { experiences: [null, { shift: 1 }, { experienceId: '' }] },
  ])
    expect(factsIn({}, { data })).toEqual([])
})
