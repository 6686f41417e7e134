import { expect, test } from 'vitest'
import { ctaGoal } from './cta-goal.ts'

test('the goal goes out with the first click, at once, and with no other', () => {
  const goals: string[] = []
  const click = ctaGoal({ emitCustomGoal: (name) => goals.push(name) })
  expect(goals).toEqual([])
  click()
  expect(goals).toEqual(['cta-clicks'])
  click()
  expect(goals).toEqual(['cta-clicks'])
})
