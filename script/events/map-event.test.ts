import { expect, test } from 'vitest'
import { mapEvent } from './map-event.ts'

const product = {
  productId: 'p1',
  name: 'Coat',
  url: 'https://shop.test/coat',
  price: { value: 12.5, currency: 'EUR' },
  description: 'Warm',
  images: ['a.jpg', 'b.jpg'],
  stock: 3,
}

function mapped(fields: object, type = 'ecProduct'): unknown {
  return mapEvent({ eventType: 'detail', product: { ...product, ...fields }, meta: { type } }).product
}

test('[MP-04] the fields of a product are kept where they are', () => {
  expect(mapped({})).toEqual(product)
  expect(mapped({}, 'shop.ecProduct')).toEqual(product)
})

test.each<[what: string, given: object, after: object]>([
  ['the product id is a text', { productId: 12 }, { productId: '12' }],
  [
    'the value of a price is a number',
    { price: { value: '9.90', currency: 'GBP' } },
    { price: { value: 9.9, currency: 'GBP' } },
  ],
  ['one image is a list of one', { images: 'a.jpg' }, { images: ['a.jpg'] }],
  ['images are texts', { images: ['a.jpg', null, 3] }, { images: ['a.jpg'] }],
  ['a numeric stock text is a number', { stock: ' 7 ' }, { stock: 7 }],
  ['a stock of 0 stays', { stock: 0 }, { stock: 0 }],
  ['a stock text of 0 is 0', { stock: '0' }, { stock: 0 }],
])('[MP-04] %s', (_, given, after) => {
  expect(mapped(given)).toEqual({ ...product, ...after })
})

test.each([[''], ['  ']])('[MP-04] the stock text %j is removed', (stock) => {
  expect(mapped({ stock })).not.toHaveProperty('stock')
})

test('other events pass through untouched', () => {
  for (const event of [
    { product: { stock: '' }, meta: { type: 'ecOther' } },
    { eventType: 'listing', productIds: ['1'], meta: { type: 'ecProduct' } },
    { product: 'p1', meta: { type: 'ecProduct' } },
  ])
    expect(mapEvent(event)).toBe(event)
})
