import { expect, test } from 'vitest'
import type { BasketLine, PublishedProduct, View } from '../../../contract/shop-events.ts'
import type { Attributes } from '../../../script/events/attributes.ts'
import { instalmentTotal } from './instalment-total.ts'

const aPrice = (value: number | string, currency = 'GBP') => ({ value: value as number, currency })
const aView = (type: string): View => ({ type, subtypes: [], language: 'en', country: 'uk', currency: 'GBP' })

function aProduct(value: number | string | undefined): PublishedProduct {
  const price = value === undefined ? undefined : aPrice(value)
  return { productId: 'p', name: 'P', url: '/p', images: [], price: price as PublishedProduct['price'] }
}

function aBasket(...lines: [price: number | string, quantity: number][]): Attributes['basket'] {
  const summary = { id: 'b', subtotal: aPrice(0), total: aPrice(0), quantity: 0 }
  return {
    summary,
    lines: lines.map(([price, quantity]): BasketLine => {
      return {
        basket: summary,
        product: { productId: 'p', name: 'P', price: aPrice(price) },
        quantity,
        subtotal: aPrice(0),
      }
    }),
  }
}

const product = aView('product')
const basket = aView('basket')

test.each([
  ['on a product page the price', { view: product, product: aProduct(89.95), basket: aBasket([10, 1]) }, 89.95],
  ['a price in a text', { view: product, product: aProduct('89.95') }, 89.95],
  ['on the basket page price times quantity', { view: basket, basket: aBasket([89.95, 2], [20, 1]) }, 199.9],
  ['cents that floating point would miss', { view: basket, basket: aBasket([0.1, 1], [0.2, 1]) }, 0.3],
])('[PDP-05.1] %s', (_, attributes, total) => {
  expect(instalmentTotal(attributes, false).total).toBe(total)
})

test('[PDP-05.1] the basket page ignores product prices', () => {
  expect(instalmentTotal({ view: basket, product: aProduct(50) }, false).total).toBe(undefined)
})

test('after a basket add the basket total is used on a product page too', () => {
  const attributes = { view: product, product: aProduct(89), basket: aBasket([89, 2]) }
  expect(instalmentTotal(attributes, true).total).toBe(178)
})

test.each([
  ['no product', { view: product }],
  ['no price', { view: product, product: aProduct(undefined) }],
  ['a price that is no number', { view: product, product: aProduct('from 20') }],
  ['no basket', { view: basket }],
  ['an empty basket', { view: basket, basket: aBasket() }],
  ['a line without a number', { view: basket, basket: aBasket([20, 1], ['', 1]) }],
])('[PDP-05.12] for %s the total is unknown', (_, attributes) => {
  expect(instalmentTotal(attributes, false).total).toBe(undefined)
})

test('[PDP-05.3] the currency comes from the price, else from the view', () => {
  const priced = { view: product, product: { ...aProduct(9), price: aPrice(9, 'EUR') } }
  expect(instalmentTotal(priced, false)).toEqual({ total: 9, currency: 'EUR' })
  const bare = { view: product, product: { ...aProduct(9), price: aPrice(9, '') } }
  expect(instalmentTotal(bare, false)).toEqual({ total: 9, currency: 'GBP' })
})
