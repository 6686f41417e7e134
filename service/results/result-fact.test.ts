import { expect, test } from 'vitest'
import type { ValidEvent } from '../events/check-event.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { resultFact } from './result-fact.ts'

const { seen, goal, order } = anExperiment()
const seenWith = (fields: object) => resultFact({ ...seen('ann', 'v', 1), ...fields } as ValidEvent)
const goalWith = (fields: object) => resultFact({ ...goal('ann', 'v', 1), ...fields } as ValidEvent)
const orderWith = (fields: object) => resultFact({ ...order('ann', 12.5, 1), ...fields } as ValidEvent)

const iteration = { experienceId: 'offers', iterationId: '1' }

test('[BV-04] an event tells who saw which variation, reached which goal, or bought for how much', () => {
  expect(seenWith({})).toEqual({ kind: 'seen', ...iteration, variationId: 'offers-v', isControl: false })
  expect(seenWith({ isControl: true })).toMatchObject({ isControl: true })
  expect(seenWith({ isControl: 'true' })).toMatchObject({ isControl: false })
  expect(goalWith({})).toEqual({ kind: 'goal', ...iteration, goalId: 'page_url', isPrimary: false, order: null })
  expect(goalWith({ primary: true })).toMatchObject({ isPrimary: true })
  expect(orderWith({})).toEqual({ kind: 'order', order: { id: 'order-ann-1', amount: 12.5, currency: 'GBP' } })
})

test('[BV-04] ids may be numbers, as those of other tools are', () => {
  const numbers = { experienceId: 7, iterationId: 8, variationMasterId: 9 }
  expect(seenWith(numbers)).toMatchObject({ experienceId: '7', iterationId: '8', variationId: '9' })
})

test.each<[unknown, number]>([
  [5, 5],
  [0, 0],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER + 1, 0],
  ['5', 0],
  [undefined, 0],
])('[BV-04] the order of a goal with the amount %s counts with %d', (goalAmount, amount) => {
  expect(goalWith({ transactionId: 'o', goalAmount })).toMatchObject({ order: { id: 'o', amount, currency: '' } })
})

test.each([
  ['seen without an experience', seenWith({ experienceId: undefined })],
  ['seen without an iteration', seenWith({ iterationId: '' })],
  ['seen without a variation', seenWith({ variationMasterId: null })],
  ['a goal without an iteration', goalWith({ iterationId: {} })],
  ['a goal without an id', goalWith({ goalId: '' })],
  ['a goal that a refund reached', goalWith({ transactionId: 'o', goalAmount: -5 })],
  ['an order without an id', orderWith({ transaction: {} })],
  ['another event', seenWith({ meta: { type: 'ecView', id: 'a', ts: 1 } })],
])('[BV-04] %s counts as nothing', (_, fact) => {
  expect(fact).toBe(null)
})
