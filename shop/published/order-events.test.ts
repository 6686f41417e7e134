import { expect, test } from 'vitest'
import { aBasket } from '../test-data/a-basket.ts'
import { anOrder } from '../test-data/an-order.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { inGa4, inUv } from './in-layer.ts'
import { checkoutEvent, orderEvent } from './page-events.ts'

const money = (value: number) => ({ value, currency: 'GBP' })

test("for uv an order is a transaction line by line, then its summary, with the order's number", () => {
  const transaction = { id: 'NW-7K2M-4QXD' }
  const basket = { id: 'basket-1', subtotal: money(89.98), total: money(98.48), quantity: 2 }
  expect(inUv([orderEvent(anOrder())])).toEqual([
    {
      type: 'ecBasketItemTransaction',
      data: {
        transaction,
        basket,
        product: { productId: 'moor', sku: 'MOOR-38', name: 'Moor boot', price: money(44.99), stock: 5 },
        quantity: 2,
        subtotal: money(89.98),
      },
    },
    { type: 'ecBasketTransactionSummary', data: { transaction, basket } },
  ])
})

test('for GA4 an order is a purchase: its value excludes delivery, which is the shipping', () => {
  expect(inGa4([orderEvent(anOrder())])).toMatchObject([
    { ecommerce: null },
    {
      event: 'purchase',
      ecommerce: {
        transaction_id: 'NW-7K2M-4QXD',
        currency: 'GBP',
        value: 89.98,
        shipping: 8.5,
        basket_total: 98.48,
        items: [{ item_id: 'moor', item_variant: 'MOOR-38', price: 44.99, quantity: 2 }],
      },
    },
  ])
})

test('for GA4 begin_checkout contains the basket; uv uses the view', () => {
  const begun = [checkoutEvent(aBasket({ subtotal: 12.5 }), aLocale('eu', 'de'))]
  expect(inGa4(begun)[1]).toMatchObject({ event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 12.5 } })
  expect(inUv(begun)).toEqual([])
})
