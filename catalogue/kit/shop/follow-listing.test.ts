import { expect, test } from 'vitest'
import { readListingItem } from './follow-listing.ts'

test.each([
  ['p-38 p-39', ['p-38', 'p-39']],
  ['p-38,p-39, p-40', ['p-38', 'p-39', 'p-40']],
  [' p-38\n p-38 ', ['p-38']],
  ['', []],
  [undefined, []],
])('[SHR-14.3] the product id and the skus %j are read from data attributes', (skus, read) => {
  expect(readListingItem({ productId: ' p ', skus })).toEqual({ productId: 'p', skus: read })
})

test.each([{}, { productId: '' }, { productId: '  ', skus: 'p-38' }])(
  '[SHR-14.3] an item with %j has no product id and is none',
  (data) => {
    expect(readListingItem(data)).toBe(undefined)
  },
)
