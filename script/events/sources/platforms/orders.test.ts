import { expect, test } from 'vitest'
import type { SourceEntryOf } from '../source-entry.ts'
import { rememberBasket, withLastBasket } from './last-basket.ts'

/** A page with storage. */
function aPage() {
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
  return { kept, storage: storage as never }
}

const items = [{ productId: '31', sku: 'ASS', name: 'Assam', price: 12.5, quantity: 2 }]
const order: SourceEntryOf<'order'> = { kind: 'order', transactionId: '81', subtotal: 25, total: 29.9, items: [] }

test('an order without items has those of the basket before it, once', () => {
  const page = aPage()
  rememberBasket(page, { currency: 'EUR', items })
  expect(withLastBasket(page, { ...order, quantity: 2 })).toEqual({ ...order, currency: 'EUR', quantity: 2, items })
  expect(page.kept.size).toBe(0)
  expect(withLastBasket(page, order)).toEqual(order)
})

test.each([
  ['its sum', { subtotal: 30 }],
  ['its number of pieces', { quantity: 3 }],
])('a basket that differs from the order in %s is not that of the order', (_, other) => {
  const page = aPage()
  rememberBasket(page, { items })
  expect(withLastBasket(page, { ...order, ...other })).toEqual({ ...order, ...other })
})

test('an order with items keeps them, and without storage nothing is kept', () => {
  const page = aPage()
  rememberBasket(page, { items })
  const own = { ...order, items: [{ productId: '7', quantity: 1 }] }
  expect(withLastBasket(page, own)).toEqual(own)
  rememberBasket({ storage: undefined }, { items })
  expect(withLastBasket({ storage: undefined }, order)).toEqual(order)
})
