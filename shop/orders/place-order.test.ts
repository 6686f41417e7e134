import { expect, test } from 'vitest'
import { aBasket, aBasketLine } from '../test-data/a-basket.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { inventedValues } from './invented-values.ts'
import { orderNumber } from './order-number.ts'
import { placeOrder } from './place-order.ts'

const locale = aLocale()
const basket = aBasket({ lines: [aBasketLine()], quantity: 1, subtotal: 44.99, delivery: 4.5, total: 49.49 })
const values = { ...inventedValues('delivery', locale), ...inventedValues('billing', locale), way: 'standard' }
const wish = { basket, values, locale, total: '49.49', number: 'NW-7K2M-4QXD', now: 7 }

test('an order contains what was bought, its prices and delivery, and nothing about the buyer', () => {
  expect(placeOrder(wish)).toEqual({
    number: 'NW-7K2M-4QXD',
    basketId: 'basket-1',
    placedAt: 7,
    country: 'uk',
    language: 'en',
    currency: 'GBP',
    lines: basket.lines,
    quantity: 1,
    subtotal: 44.99,
    delivery: 4.5,
    total: 49.49,
    way: 'standard',
    payment: 'card',
  })
})

test('express delivery has a price even where standard delivery is free', () => {
  const free = { ...basket, delivery: 0 }
  const express = { ...wish, basket: free, values: { ...values, way: 'express' }, total: '53.49' }
  expect(placeOrder(express)).toMatchObject({ delivery: 8.5, total: 53.49 })
})

test.each([
  ['empty', { basket: aBasket() }],
  ['incomplete', { values: { ...values, city: '' } }],
  ['incomplete', { values: { ...values, payment: '' } }],
  ['incomplete', { locale: aLocale('us') }],
  ['changed', { total: '49.48' }],
  ['changed', { total: '' }],
] as const)('an order is refused as %s', (refusal, parts) => {
  expect(placeOrder({ ...wish, ...parts })).toBe(refusal)
})

test('an order number has eight characters that cannot be mistaken for each other', () => {
  expect(orderNumber((bytes) => Uint8Array.from({ length: bytes }, (_, index) => index * 37))).toMatch(
    /^NW-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/,
  )
})
