import { expect, test } from 'vitest'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { customGoal, type GoalFacts } from './custom-goal.ts'

function someFacts(facts: Partial<GoalFacts> = {}): GoalFacts {
  return {
    experience: anExperience({ goals: [{ key: 'custom', value: ['cta-clicks', 'no-bounce'], primary: true }] }),
    variation: aVariation(),
    seenIteration: '1',
    ...facts,
  }
}

test('a custom goal names goal, experience, iteration and variation', () => {
  expect(customGoal('cta-clicks', someFacts())).toEqual({
    event: {
      goalId: 'custom:cta-clicks',
      experienceId: 'experience',
      variationMasterId: 'v',
      iterationId: '1',
      isControl: false,
      goalType: 'custom',
      primary: true,
    },
  })
})

test.each([[undefined], [''], ['  '], [3]])('[GO-05] the name %j fails with No custom goal name', (name) => {
  expect(() => customGoal(name, someFacts())).toThrow(
    expect.objectContaining({
      name: 'No custom goal name',
      message: 'No name was provided for the custom goal',
    }),
  )
})

test('[GO-05] a goal that the experience does not list is sent with a warning naming goal and experience', () => {
  const { event, warning } = customGoal('other', someFacts())
  expect(event).toMatchObject({ goalId: 'custom:other', primary: false })
  expect(warning).toBe('Goal other is not listed in experience experience')
})

test.each([['2'], [undefined]])('a visitor who has seen iteration %s sends nothing', (seenIteration) => {
  expect(customGoal('cta-clicks', someFacts({ seenIteration })).event).toBe(undefined)
})
