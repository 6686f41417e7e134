import { expect, test } from 'vitest'
import { checkCard } from './check-card.ts'
import { inventedCard, noCard } from './form-step-page.tsx'

const now = new Date(2026, 4, 15)

test('the invented card has no problem, and an empty one misses every field', () => {
  expect(checkCard(inventedCard, now)).toEqual({})
  expect(checkCard(noCard, now)).toEqual({ cardNumber: 'missing', cardExpiry: 'missing', cardCode: 'missing' })
})

test.each([
  ['cardNumber', '4242-4242-4242-4242', undefined],
  ['cardNumber', '4242 4242 4242 4243', 'wrong'],
  ['cardNumber', '4242 4242', 'wrong'],
  ['cardNumber', 'forty-two', 'wrong'],
  ['cardExpiry', '05/26', undefined],
  ['cardExpiry', '5 / 2026', undefined],
  ['cardExpiry', '0527', undefined],
  ['cardExpiry', '04/26', 'wrong'],
  ['cardExpiry', '13/30', 'wrong'],
  ['cardExpiry', 'soon', 'wrong'],
  ['cardCode', '1234', undefined],
  ['cardCode', '12', 'wrong'],
] as const)('%s %j is %s', (field, value, problem) => {
  expect(checkCard({ ...inventedCard, [field]: value }, now)[field]).toBe(problem)
})
