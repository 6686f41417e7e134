import { expect, test } from 'vitest'
import { aBasket, aBasketLine } from '../test-data/a-basket.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { basketChanges } from './basket-changes.ts'
import { inGa4, inUv } from './in-layer.ts'

const moor = (quantity: number) => aBasketLine({ quantity, subtotal: 44.99 * quantity })
const wren = aBasketLine({ sku: 'WREN-38', productId: 'wren', price: 19.99 })

test('additions and removals are published per sku, with the difference and its value', () => {
  const before = aBasket({ lines: [moor(3), wren] })
  const after = aBasket({ lines: [moor(1), aBasketLine({ sku: 'FELL-40', quantity: 2 })] })
  const told = inGa4(basketChanges(before, after, aLocale())).filter((entry) => 'event' in entry)
  expect(told).toMatchObject([
    {
      event: 'remove_from_cart',
      ecommerce: { currency: 'GBP', value: 89.98, items: [{ item_variant: 'MOOR-38', quantity: 2 }] },
    },
    { event: 'remove_from_cart', ecommerce: { value: 19.99, items: [{ item_id: 'wren', quantity: 1 }] } },
    { event: 'add_to_cart', ecommerce: { value: 89.98, items: [{ item_variant: 'FELL-40', quantity: 2 }] } },
  ])
})

test('uv has no event for a change: it publishes the basket', () => {
  expect(inUv(basketChanges(aBasket(), aBasket({ lines: [wren] }), aLocale()))).toEqual([])
})

test('the same basket is no change', () => {
  expect(basketChanges(aBasket({ lines: [wren] }), aBasket({ lines: [wren] }), aLocale())).toEqual([])
})
