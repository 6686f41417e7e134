import { expect, test } from 'vitest'
import { activeSteps } from './active-steps.ts'

test.each([
  ['/uk/en/checkout/delivery', 1],
  ['/uk/en/checkout/billing', 2],
  ['/uk/en/checkout/review', 3],
  ['/UK/EN/Checkout/Billing', 2],
])('[CHK-03.1] [UR-09] at %s %d steps are active', (path, steps) => {
  expect(activeSteps(path)).toBe(steps)
})

test.each([
  ['/uk/en/checkout', 0],
  ['/uk/en/', 0],
  ['/uk/en/checkout/delivery/review', 3],
  ['/review/billing/delivery', 3],
  ['/checkout/billing/delivery', 2],
])('[CHK-03.2] [UR-09] at %s the last matching step decides: %d', (path, steps) => {
  expect(activeSteps(path)).toBe(steps)
})
