import { expect, test } from 'vitest'
import { anExperience } from '../testing/an-experience.ts'
import { customGoal } from './goals.ts'

const goals = [{ key: 'custom', value: ['cta-clicks', 'no-bounce'], primary: true }]

test('a custom goal is found in the goals of the experience by its key and name', () => {
  expect(customGoal('cta-clicks', anExperience({ goals }))).toEqual({ goal: goals[0], goalId: 'custom:cta-clicks' })
})

test('[GO-03] custom goals also accept the older key, operators and lists of names', () => {
  const key = 'pageviews.customvalues.uv.events.action'
  const goal = (facts: object) => anExperience({ goals: [{ key, ...facts }] })
  expect(customGoal('cta', goal({ op: 'in', value: ['a', 'cta'] })).goalId).toBe(`${key}:cta`)
  expect(customGoal('cta-2', goal({ op: 'regex', value: '^CTA-' })).goalId).toBe(`${key}:^CTA-`)
  expect(customGoal('cta', goal({ op: 'eq', value: 'other' })).goal).toBe(undefined)
})

test.each([[undefined], [''], ['  '], [3]])('[GO-05] the name %j fails with No custom goal name', (name) => {
  expect(() => customGoal(name, anExperience({ goals }))).toThrow(
    expect.objectContaining({
      name: 'No custom goal name',
      message: 'No name was provided for the custom goal',
    }),
  )
})

test('[GO-05] a goal that the experience does not list gives a warning that names the goal and the experience', () => {
  expect(customGoal('other', anExperience({ goals }))).toEqual({
    goalId: 'custom:other',
    warning: 'Goal other is not listed in experience experience',
  })
})
