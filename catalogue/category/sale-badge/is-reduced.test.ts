import { expect, test } from 'vitest'
import { isReduced } from './is-reduced.ts'

test.each([
  ['£62.95', '£89.95'],
  ['Now £62.95 ', 'Was £89.95'],
  ['1.099,95 €', '1.299,95 €'],
  ["CHF 1'099", "CHF 1'299.50"],
  ['£95', '£90'],
])('a current price of "%s" and a former one of "%s" are two', (now, was) => {
  expect(isReduced({ now, was })).toBe(true)
})

test.each([
  ['£89.95', ''],
  ['£89.95', 'Was'],
  ['', ''],
])('[CAT-14.4] of a current price "%s" and a former one "%s" there is no former one', (now, was) => {
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
