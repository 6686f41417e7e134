import { expect, test } from 'vitest'
import { isAvailable, type ProductRecord, productAfter } from './product-record.ts'
import { shoppingLimits } from './shopping-limits.ts'

const boot: ProductRecord = {
  url: 'https://shop.example/boot',
  images: ['https://shop.example/boot.png'],
  name: 'Boot',
  description: 'Warm',
  price: 50,
  was: 70,
  currency: 'GBP',
  stock: 3,
  skus: { m: 2 },
}
const published = (fields: object) => productAfter(boot, { productId: 'boot', ...fields })

test('[SHOP-97] what an event says is new, and what it leaves out or says in vain stays', () => {
  expect(published({})).toEqual(boot)
  const vain = {
    url: '',
    images: 'x',
    name: 7,
    description: '\ud800',
    price: { value: -1 },
    originalPrice: { value: 9 },
  }
  expect(published(vain)).toEqual(boot)
  const anew = {
    url: 'https://shop.example/shoe',
    images: ['a', 7, '', 'b'],
    name: 'Shoe',
    description: 'Light',
    price: { value: 0, currency: 'EUROS' },
    originalPrice: { value: 20 },
    stock: '4',
  }
  expect(published(anew)).toEqual({
    ...boot,
    url: 'https://shop.example/shoe',
    images: ['a', 'b'],
    name: 'Shoe',
    description: 'Light',
    price: 0,
    was: 20,
    currency: 'EUR',
    stock: 4,
  })
})

test('[SHOP-97] a first event leaves unknown what it does not say', () => {
  const unknown = { url: '', images: [], name: '', description: '', price: null, was: null, currency: '', stock: null }
  expect(productAfter(null, { productId: 'boot' })).toEqual({ ...unknown, skus: {} })
  expect(productAfter(null, { productId: 'boot', sku: 'm', stock: 0 })).toEqual({ ...unknown, skus: { m: 0 } })
})

test('[SHOP-97] a price without an earlier one ends the reduction', () => {
  expect(published({ price: { value: 60 } })).toMatchObject({ price: 60, was: null, currency: 'GBP' })
})

test.each<[unknown, number | null]>([
  [Number.MAX_SAFE_INTEGER / 100, Number.MAX_SAFE_INTEGER / 100],
  [Number.MAX_SAFE_INTEGER / 100 + 1, 50],
  ['60', 50],
  [Number.NaN, 50],
])('[SHOP-97] the price %s becomes %s', (value, price) => {
  expect(published({ price: { value } })?.price).toBe(price)
})

test.each<[unknown, number | null]>([
  [5, 5],
  ['5', 5],
  ['', null],
  [' ', null],
  ['many', null],
  [null, null],
  [Number.POSITIVE_INFINITY, null],
  [undefined, 3],
])('[SHOP-97] the stock %j becomes %s, and with a sku it is that of the size', (stock, left) => {
  expect(published({ stock })).toMatchObject({ stock: left, skus: { m: 2 } })
  const ofSize = published({ stock, sku: 's' })
  expect([ofSize?.stock, ofSize?.skus]).toEqual([3, { s: stock === undefined ? null : left, m: 2 }])
})

test('[SHOP-97] the sizes seen last are kept, and long texts are cut', () => {
  const skus = Object.fromEntries(Array.from({ length: shoppingLimits.skus }, (_, at) => [`size-${at}`, at]))
  const kept = productAfter({ ...boot, skus }, { productId: 'boot', sku: 'size-1', stock: 9 })?.skus ?? {}
  expect([Object.keys(kept).length, kept['size-1'], Object.keys(kept)[0]]).toEqual([shoppingLimits.skus, 9, 'size-1'])
  const more = productAfter({ ...boot, skus }, { productId: 'boot', sku: 'new', stock: 9 })?.skus ?? {}
  expect([Object.keys(more).length, more.new, `size-${shoppingLimits.skus - 1}` in more]).toEqual([
    shoppingLimits.skus,
    9,
    false,
  ])
  const long = 'x'.repeat(3000)
  const cut = published({ url: long, name: long, description: long, images: Array(50).fill(long) })
  expect([cut?.url.length, cut?.name.length, cut?.description.length]).toEqual([
    shoppingLimits.url,
    shoppingLimits.text,
    shoppingLimits.text,
  ])
  expect(cut?.images.map(({ length }) => length)).toEqual(Array(shoppingLimits.images).fill(shoppingLimits.url))
  const pair = `${'x'.repeat(shoppingLimits.text - 1)}\u{1f45f}`
  expect(published({ name: pair })?.name.isWellFormed()).toBe(true)
})

test.each([null, 'boot', [], {}, { productId: '' }, { productId: 7 }])('%j names no product', (event) => {
  expect(productAfter(boot, event)).toBe(null)
})

test.each<[Partial<ProductRecord>, boolean]>([
  [{}, true],
  [{ url: '' }, false],
  [{ stock: 0 }, false],
  [{ stock: 1, skus: { m: 0 } }, true],
  [{ stock: null, skus: {} }, true],
  [{ stock: null, skus: { m: 0, s: 0 } }, false],
  [{ stock: null, skus: { m: 0, s: 1 } }, true],
  [{ stock: null, skus: { m: 0, s: null } }, true],
])('a product with %j can be recommended: %s', (fields, expected) => {
  expect(isAvailable({ ...boot, ...fields })).toBe(expected)
})
