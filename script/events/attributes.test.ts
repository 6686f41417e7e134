import { expect, test } from 'vitest'
import { aTracker } from '../testing/a-tracker.ts'

const view = { type: 'product', subtypes: [], language: 'en', country: 'GB', currency: 'GBP' }
const line = (productId: string) => ({ product: { productId }, quantity: 1 })

function after(...events: [type: string, data: object][]) {
  const { uv, tracker } = aTracker()
  for (const [type, data] of events) uv.emit(type, data)
  return tracker.attributes()
}

test('[MP-06] the attributes are the latest mapped view, user, product and basket', () => {
  const attributes = after(
    ['ecView', { type: 'home' }],
    ['shop.ecView', view],
    ['ecUser', { user: { id: 'u1' } }],
    ['ecUser', { user: { id: 'u2' } }],
    ['ecProduct', { eventType: 'detail', product: { productId: 1, stock: '4' } }],
    ['ecBasketItem', line('a')],
    ['ecBasketItem', line('b')],
    ['ecBasketSummary', { basket: { id: 'bag' } }],
  )
  expect(attributes).toEqual({
    view: { ...view, meta: { type: 'shop.ecView' } },
    user: { id: 'u2' },
    product: { productId: '1', stock: 4 },
    basket: {
      summary: { id: 'bag' },
      lines: [
        { ...line('a'), meta: { type: 'ecBasketItem' } },
        { ...line('b'), meta: { type: 'ecBasketItem' } },
      ],
    },
  })
})

test('[MP-06] a new view clears product and basket, and keeps the user', () => {
  const attributes = after(
    ['ecView', view],
    ['ecUser', { user: { id: 'u1' } }],
    ['ecProduct', { eventType: 'detail', product: { productId: '1' } }],
    ['ecBasketItem', line('a')],
    ['ecBasketSummary', { basket: { id: 'bag' } }],
    ['ecView', { type: 'home' }],
  )
  expect(attributes).toEqual({
    view: { type: 'home', subtypes: [], currency: 'GBP', meta: { type: 'ecView' } },
    user: { id: 'u1' },
  })
})

test('[MP-06] lines become a basket when their summary follows; a summary alone is an empty basket', () => {
  const bag: [string, object] = ['ecBasketSummary', { basket: { id: 'bag' } }]
  expect(after(['ecView', view], ['ecBasketItem', line('a')]).basket).toBeUndefined()
  expect(after(['ecView', view], ['ecBasketItem', line('a')], bag, bag).basket).toEqual({
    summary: { id: 'bag' },
    lines: [],
  })
})

test('a product from a list or a recommendation does not become the product of the page', () => {
  expect(
    after(['ecView', view], ['ecProduct', { eventType: 'recommendation', product: { productId: '1' } }]).product,
  ).toBeUndefined()
})
