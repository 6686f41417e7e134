import { expect, test } from 'vitest'
import { createRecentlyViewed, type ViewedProduct } from './recently-viewed.ts'
import { viewedCards } from './viewed-cards.ts'

const day = 24 * 60 * 60 * 1000

function aProduct(productId: string, more: Partial<ViewedProduct> = {}): ViewedProduct {
  return {
    productId,
    name: `Shoe ${productId}`,
    url: `/uk/en/product/${productId}`,
    description: '',
    image: `/${productId}.svg`,
    price: { value: 90, currency: 'GBP' },
    expiry: 0,
    ...more,
  }
}

function aStore() {
  const kept = new Map<string, string>()
  let now = 0
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, text: string) => kept.set(key, text) !== null,
  }
  function pass(ms: number): void {
    now += ms
  }
  return { viewed: createRecentlyViewed(storage, () => now), pass }
}

test('[PDP-17.4] expired products are not shown, and none is shown twice', () => {
  const { viewed, pass } = aStore()
  viewed.add(aProduct('old'), 1)
  viewed.add(aProduct('a'), 30)
  viewed.add(aProduct('b'), 30)
  viewed.add(aProduct('a'), 30)
  const ids = () => viewedCards(viewed.read(), undefined).map(({ id }) => id)
  expect(ids()).toEqual(['a', 'b', 'old'])
  pass(day)
  expect(ids()).toEqual(['a', 'b'])
  pass(29 * day)
  expect(ids()).toEqual([])
})

test.each([
  [{ value: 90, currency: 'GBP' }, '£90.00'],
  [{ value: 1245.5, currency: 'EUR' }, '€1245.50'],
  [{ value: 80, currency: 'CAD' }, '$80.00'],
  [{ value: 500, currency: 'SEK' }, 'SEK 500.00'],
])('[PDP-17.7] the stored price %o is shown as %s, with nothing struck through', (price, text) => {
  expect(viewedCards([aProduct('a', { price })], undefined)).toMatchObject([{ price: text, was: '' }])
})

test('without a picture or a price a product is shown all the same', () => {
  const [card] = viewedCards([aProduct('a', { image: '', price: undefined as never })], 'b')
  expect(card).toMatchObject({ id: 'a', images: [], price: '' })
})
