import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRecentlyViewed, type ViewedProduct } from './recently-viewed.ts'

const key = 'recentlyViewed'
const day = 24 * 60 * 60 * 1000
let now: number

beforeEach(() => {
  localStorage.clear()
  now = 1_700_000_000_000
})

afterEach(() => localStorage.clear())

const storage = {
  get: (name: string) => localStorage.getItem(name),
  set(name: string, text: string) {
    localStorage.setItem(name, text)
    return true
  },
}

const recent = () => createRecentlyViewed(storage, () => now)
const ids = () =>
  recent()
    .read()
    .map(({ productId }) => productId)

function aProduct(productId: string, product: Partial<ViewedProduct> = {}) {
  return {
    productId,
    name: `Shoe ${productId}`,
    url: `https://shop.test/uk/en/product/${productId}`,
    price: { value: 95.5, currency: 'GBP' },
    description: 'A warm shoe',
    image: `/pictures/${productId}.svg`,
    ...product,
  }
}

test('[DS-10] a product is kept in local storage with its expiry', () => {
  expect(recent().add(aProduct('a'), 30)).toBe(true)
  const entry = { ...aProduct('a'), expiry: now + 30 * day }
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([entry])
  expect(recent().read()).toEqual([entry])
})

test('[DS-10] a product appears once, and the newest is first', () => {
  for (const id of ['a', 'b', 'c', 'a']) recent().add(aProduct(id), 30)
  expect(ids()).toEqual(['a', 'c', 'b'])
  recent().add(aProduct('b', { price: { value: 80, currency: 'GBP' } }), 30)
  expect(ids()).toEqual(['b', 'a', 'c'])
  expect(recent().read()[0]?.price.value).toBe(80)
})

test('[DS-10] a stored list that names a product twice shows it once', () => {
  const expiry = now + day
  localStorage.setItem(
    key,
    JSON.stringify([aProduct('a'), aProduct('b'), aProduct('a')].map((each) => ({ ...each, expiry }))),
  )
  expect(ids()).toEqual(['a', 'b'])
})

test('[DS-10] expired ones are dropped on reading', () => {
  recent().add(aProduct('a'), 1)
  recent().add(aProduct('b'), 2)
  now += day - 1
  expect(ids()).toEqual(['b', 'a'])
  now += 1
  expect(ids()).toEqual(['b'])
  recent().add(aProduct('c'), 1)
  expect(JSON.parse(localStorage.getItem(key) ?? '').map(({ productId }: ViewedProduct) => productId)).toEqual([
    'c',
    'b',
  ])
})

test('[SHR-10.4] at most 20 are kept, and the oldest go', () => {
  for (let at = 0; at < 22; at++) recent().add(aProduct(`p${at}`), 30)
  expect(ids()).toHaveLength(20)
  expect([ids()[0], ids()[19]]).toEqual(['p21', 'p2'])
})

test.each(['', 'null', '{}', '"text"', '[', '[null,7,{"productId":"a"},{"productId":"a","name":"n","url":""}]'])(
  'the stored value %j holds no product, and is no error',
  (text) => {
    localStorage.setItem(key, text)
    expect(recent().read()).toEqual([])
    recent().add(aProduct('b'), 30)
    expect(ids()).toEqual(['b'])
  },
)
