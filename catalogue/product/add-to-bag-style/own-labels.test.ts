import { expect, test } from 'vitest'
import { createOwnLabels } from './own-labels.ts'

test('the labels that buttons begin with are their own, each of them', () => {
  const isOwn = createOwnLabels()
  expect([isOwn('Add to bag', true), isOwn('Add', true)]).toEqual([true, true])
  expect([isOwn('Add', false), isOwn('Add to bag', false)]).toEqual([true, true])
})

test('what a button says later is another label, also on a button that begins with it', () => {
  const isOwn = createOwnLabels()
  isOwn('Add to bag', true)
  expect(isOwn('Added', false)).toBe(false)
  expect(isOwn('Added', true)).toBe(false)
  expect(isOwn('Add to bag', false)).toBe(true)
})
