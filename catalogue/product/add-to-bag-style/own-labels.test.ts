import { expect, test } from 'vitest'
import { createOwnLabels } from './own-labels.ts'

test('the first label of each button is permanent', () => {
  const isOwn = createOwnLabels()
  expect([isOwn('Add to bag', true), isOwn('Add', true)]).toEqual([true, true])
  expect([isOwn('Add', false), isOwn('Add to bag', false)]).toEqual([true, true])
})

test('a later label is a message, even if another button begins with it', () => {
  const isOwn = createOwnLabels()
  isOwn('Add to bag', true)
  expect(isOwn('Added', false)).toBe(false)
  expect(isOwn('Added', true)).toBe(false)
  expect(isOwn('Add to bag', false)).toBe(true)
})
