import { expect, test } from 'vitest'
import { isReduced } from './is-reduced.ts'

test.each([
  ['£62.95', '£89.95'],
  ['Now £62.95 ', 'Was £89.95'],
  ['1.099,95 €', '1.299,95 €'],
  ["CHF 1'099", "CHF 1'299.50"],
  ['£95', '£90'],
])('the current price "%s" differs from the former price "%s"', (now, was) => {
  expect(isReduced({ now, was })).toBe(true)
})

test.each([
  ['£89.95', ''],
  ['£89.95', 'Was'],
  ['', ''],
])('[CAT-14.4] the current price "%s" with the former price "%s" is not reduced', (now, was) => {
  expect(isReduced({ now, was })).toBe(false)
})

test.each([
  ['£89.95', '£89.95'],
  ['Now £90', 'Was £90.00'],
  ['1.299,00 €', '€1,299'],
  ['90,5 €', '90,50 €'],
  ['1 299 €', '1 299,00 €'],
])('[CAT-14.4] "%s" and "%s" are equal', (now, was) => {
  expect(isReduced({ now, was })).toBe(false)
})
