import { expect, test } from 'vitest'
import { aFeedItem } from '../../testing/a-feed-item.ts'
import { cardItem } from './card-item.ts'

const pricesOf = (details: object, pageCurrency?: string) => {
  const { price, was } = cardItem(aFeedItem({}, details), pageCurrency) ?? {}
  return { price, was }
}

test.each([
  ['equals the unit price', 120],
  ['equals it as a text', '120.00'],
  ['is missing', undefined],
  ['is null', null],
  ['is empty', ''],
  ['is 0', 0],
  ['is negative', -5],
])('[SHR-05.4] when the sale price %s the unit price stands alone', (_, unit_sale_price) => {
  expect(pricesOf({ unit_sale_price })).toEqual({ price: '£120.00', was: '' })
})

test.each([
  ['less', 90, '£90.00'],
  ['more', '130', '£130.00'],
])('a sale price that is %s stands after the unit price, which is struck through', (_, unit_sale_price, price) => {
  expect(pricesOf({ unit_sale_price })).toEqual({ price, was: '£120.00' })
})

test('amounts in cents become whole units', () => {
  expect(pricesOf({ unit_price: 12000, unit_sale_price: 9000, currency: 'EUR' })).toEqual({
    price: '€90.00',
    was: '€120.00',
  })
})

test('[SHR-04.4] an item without currency is in that of the view, and in US dollars when there is none', () => {
  expect(pricesOf({ currency: undefined }, 'GBP').price).toBe('£120.00')
  expect(pricesOf({ currency: '' }, 'CAD').price).toBe('$1.20')
  expect(pricesOf({ currency: undefined }).price).toBe('$120.00')
  expect(pricesOf({ currency: 'EUR', unit_sale_price: 0 }, 'GBP').price).toBe('€1.20')
})

test.each([undefined, null, '', 'free', -1])(
  '[SHR-04.6] an amount that is %j yields no price text, and the rest of the card is there',
  (unit_price) => {
    const item = aFeedItem({}, { unit_price, unit_sale_price: undefined })
    expect(cardItem(item)).toMatchObject({ id: 'p1', name: 'Shoe p1', price: '', was: '' })
  },
)

test('an item without a price of its own but a sale price is not struck through', () => {
  expect(pricesOf({ unit_price: -1, unit_sale_price: 90 })).toEqual({ price: '', was: '' })
})

test.each([{ name: undefined }, { name: ' ' }, { url: 'javascript:alert(1)' }])(
  'an item with %j has no card',
  (details) => expect(cardItem(aFeedItem({}, details))).toBe(undefined),
)

test('an item without a sku has a card without one', () => {
  expect(cardItem(aFeedItem({}, { sku_code: undefined }))).not.toHaveProperty('sku')
  expect(cardItem(aFeedItem({}, { sku_code: 4711 }))?.sku).toBe('4711')
})
