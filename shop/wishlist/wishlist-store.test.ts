import { expect, test } from 'vitest'
import { openBasketStore } from '../basket/basket-store.ts'

test('the most recent product is first, saving twice changes nothing, and each browser has its own list', () => {
  const store = openBasketStore()
  const { wishlist } = store
  for (const productId of ['moor', 'wren', 'moor']) wishlist.set('one', productId, true)
  expect(wishlist.read('one')).toEqual(['wren', 'moor'])
  expect(wishlist.read('two')).toEqual([])
  wishlist.set('one', 'wren', false)
  wishlist.set('one', 'never-saved', false)
  expect(wishlist.read('one')).toEqual(['moor'])
  store.close()
})
