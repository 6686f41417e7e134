import { expect, test } from 'vitest'
import { aBasket, aBasketLine } from '../test-data/a-basket.ts'
import { aLocale } from '../test-data/a-locale.ts'
import { basketEvents } from './basket-events.ts'

test('each line is published with product, price, stock, quantity and subtotal, and the summary after them', () => {
  const line = aBasketLine({ quantity: 2, subtotal: 89.98 })
  const contents = aBasket({ lines: [line], quantity: 2, subtotal: 89.98, total: 94.48 })
  const money = (value: number) => ({ value, currency: 'GBP' })
  const basket = { id: 'basket-1', subtotal: money(89.98), total: money(94.48), quantity: 2 }
  expect(basketEvents(contents, aLocale())).toEqual([
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

test('an empty basket publishes its summary', () => {
  expect(basketEvents(aBasket(), aLocale()).map(({ type }) => type)).toEqual(['ecBasketSummary'])
})
