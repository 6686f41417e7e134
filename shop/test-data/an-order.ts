import type { ShopOrder } from '../orders/order.ts'
import { aBasketLine } from './a-basket.ts'

export function anOrder(parts: Partial<ShopOrder> = {}): ShopOrder {
  return {
    number: 'NW-7K2M-4QXD',
    basketId: 'basket-1',
    placedAt: 1_700_000_000_000,
    country: 'uk',
    language: 'en',
    currency: 'GBP',
    lines: [aBasketLine({ quantity: 2, subtotal: 89.98 })],
    quantity: 2,
    subtotal: 89.98,
    delivery: 8.5,
    total: 98.48,
    way: 'express',
    payment: 'card',
    ...parts,
  }
}
