import { beforeEach, expect, test } from 'vitest'
import { createRecentlyViewed, type ViewedProduct } from './recently-viewed.ts'

const day = 24 * 60 * 60 * 1000
let now: number
let stored: string | null

beforeEach(() => {
  now = 1_700_000_000_000
  stored = null
})

const storage = {
  get: () => stored,
  set(_: string, text: string) {
    stored = text
    return true
  },
}

const viewed = createRecentlyViewed(storage, () => now)
const ids = () => viewed.read().map(({ productId }) => productId)
const idsStored = () => (JSON.parse(stored ?? '') as ViewedProduct[]).map(({ productId }) => productId)

function aProduct(productId: string, product: Partial<ViewedProduct> = {}) {
  return {
    productId,
    name: `Shoe ${productId}`,
    url: `/uk/en/product/${productId}`,
    description: 'A warm shoe',
    price: { value: 95.5, currency: 'GBP' },
    image: `/pictures/${productId}.svg`,
    ...product,
  }
}

test('[SHR-10.2] a product that is stored already leaves its old place, and the newest view is first', () => {
  for (const id of ['a', 'b', 'c', 'b', 'a']) viewed.add(aProduct(id), 30)
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(idsStored()).toEqual(['a', 'b', 'c'])
})

test('[SHR-10.3] entries whose expiry is at or before now are dropped on every read and write', () => {
  viewed.add(aProduct('a'), 1)
  viewed.add(aProduct('b'), 2)
  now += day - 1
  expect(ids()).toEqual(['b', 'a'])
  now += 1
  expect(ids()).toEqual(['b'])
  expect(idsStored()).toEqual(['b', 'a'])
  viewed.add(aProduct('c'), 1)
  expect(idsStored()).toEqual(['c', 'b'])
  now += day
  viewed.update(aProduct('c'))
  expect(idsStored()).toEqual([])
})

test.each(['', 'null', '{}', '7', '"text"', '['])(
  '[SHR-10.5] the stored value %j is dropped without an error',
  (text) => {
    stored = text
    expect(viewed.read()).toEqual([])
    viewed.add(aProduct('a'), 30)
    expect(idsStored()).toEqual(['a'])
  },
)

test.each(['productId', 'name', 'url'])('[SHR-10.5] an entry without %s is dropped without an error', (field) => {
  const expiry = now + day
  stored = JSON.stringify([{ ...aProduct('x'), expiry, [field]: undefined }, null, 7, { ...aProduct('a'), expiry }])
  expect(ids()).toEqual(['a'])
  viewed.add({ ...aProduct('y'), [field]: '' }, 30)
  expect(idsStored()).toEqual(['a'])
})

test('[SHR-10.5] a storage that is blocked or full holds nothing to show', () => {
  const blocked = createRecentlyViewed({ get: () => null, set: () => false }, () => now)
  expect(blocked.add(aProduct('a'), 30)).toBe(false)
  expect(blocked.update(aProduct('a'))).toBe(false)
  expect(blocked.read()).toEqual([])
})

test('an update brings price and image of a product up to date where it stands, and adds none', () => {
  for (const id of ['a', 'b']) viewed.add(aProduct(id), 30)
  const price = { value: 80, currency: 'GBP' }
  viewed.update(aProduct('a', { price, image: '/other.svg', name: 'Another name' }))
  viewed.update(aProduct('c'))
  expect(ids()).toEqual(['b', 'a'])
  expect(viewed.read()[1]).toMatchObject({ price, image: '/other.svg', name: 'Shoe a' })
})
