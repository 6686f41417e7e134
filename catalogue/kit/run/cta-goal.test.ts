import { expect, test } from 'vitest'
import { ctaGoal } from './cta-goal.ts'

test('the goal is sent immediately on the first click, and only once', () => {
  const goals: string[] = []
  const click = ctaGoal({ emitCustomGoal: (name) => goals.push(name) })
  expect(goals).toEqual([])
  click()
  expect(goals).toEqual(['cta-clicks'])
  click()
  expect(goals).toEqual(['cta-clicks'])
})
