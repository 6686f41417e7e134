import { expect, test } from 'vitest'
import { aBasket, aBasketLine } from '../test-data/a-basket.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { basketEvents } from './basket-events.ts'
import { inGa4, inUv } from './in-layer.ts'

const line = aBasketLine({ quantity: 2, subtotal: 89.98, was: 59.99 })
const contents = aBasket({ lines: [line], quantity: 2, subtotal: 89.98, total: 94.48 })
const money = (value: number) => ({ value, currency: 'GBP' })

test('for uv each line has product, price, stock, quantity and subtotal, followed by the summary', () => {
  const basket = { id: 'basket-1', subtotal: money(89.98), total: money(94.48), quantity: 2 }
  expect(inUv(basketEvents(contents, aLocale()))).toEqual([
    {
      type: 'ecBasketItem',
      data: {
        basket,
        product: { productId: 'moor', sku: 'MOOR-38', name: 'Moor boot', price: money(44.99), stock: 5 },
        quantity: 2,
        subtotal: money(89.98),
      },
    },
    { type: 'ecBasketSummary', data: { basket } },
  ])
})

test('for GA4 the basket is a view_cart, with a value that excludes delivery', () => {
  expect(inGa4(basketEvents(contents, aLocale()))).toEqual([
    { ecommerce: null },
    {
      event: 'view_cart',
      ecommerce: {
        currency: 'GBP',
        value: 89.98,
        basket_id: 'basket-1',
        basket_total: 94.48,
        basket_quantity: 2,
        items: [
          {
            item_id: 'moor',
            item_name: 'Moor boot',
            item_variant: 'MOOR-38',
            price: 44.99,
            discount: 15,
            quantity: 2,
            item_stock: 5,
          },
        ],
      },
    },
  ])
})

test('an empty basket is published too', () => {
  const events = basketEvents(aBasket(), aLocale())
  expect(inUv(events).map(({ type }) => type)).toEqual(['ecBasketSummary'])
  expect(inGa4(events)[1]).toMatchObject({ event: 'view_cart', ecommerce: { value: 0, items: [] } })
})
