import { expect } from '@playwright/test'
import type { WireEvent } from '../../contract/event.ts'
import { type StrangeShop, sums } from './shop.ts'

const money = (value: number) => expect.objectContaining({ value, currency: sums.currency })

/** Checks that the service has the view, the product, the basket and the order that the pages of a shop show. */
export function checkEvents(events: readonly WireEvent[], shop: StrangeShop): void {
  const ofType = (type: string) => events.filter(({ meta }) => meta.type === type)
  expect(ofType('ecView').map(({ type, subtypes }) => [type, ...(subtypes as string[])].join(' '))).toEqual([
    'home',
    'category',
    'product',
    'search',
    'basket',
    'checkout',
    'checkout confirmation',
  ])
  for (const { language } of ofType('ecView')) expect(language).toBe(shop.language)
  expect(ofType('ecProduct')).toContainEqual(
    expect.objectContaining({
      eventType: 'detail',
      product: expect.objectContaining({ productId: shop.productId, name: 'Assam', price: money(sums.price) }),
    }),
  )
  const { quantity } = sums
  const product = expect.objectContaining({ productId: shop.productId, price: money(sums.price) })
  const line = expect.objectContaining({ product, quantity, subtotal: money(sums.subtotal) })
  expect(ofType('ecBasketItem')).toContainEqual(line)
  expect(ofType('ecBasketSummary').at(-1)?.basket).toMatchObject({ subtotal: money(sums.subtotal), quantity })
  const transaction = { id: sums.order }
  expect(ofType('ecBasketTransactionSummary')).toEqual([
    expect.objectContaining({
      transaction,
      basket: expect.objectContaining({ subtotal: money(sums.subtotal), total: money(sums.total) }),
    }),
  ])
  expect(ofType('ecBasketItemTransaction')).toEqual(shop.hasOrderItems ? [line] : [])
}
