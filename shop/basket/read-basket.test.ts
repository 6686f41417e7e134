import { expect, test } from 'vitest'
import { findProduct, products } from '../products/products.ts'
import { aSize } from '../test-data/a-size.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { deliveryPrices } from './delivery-prices.ts'
import { findSku } from './find-sku.ts'
import { productWithoutLink, readBasket } from './read-basket.ts'

const { sku } = aSize((stock) => stock === 50)

test('amounts are those of the locale, with a delivery price until delivery is free', () => {
  const { freeFrom, standard } = deliveryPrices.USD
  const price = findSku(sku)?.product.prices.USD.now ?? 0
  const enough = Math.ceil(freeFrom / price)
  const free = readBasket({ id: 'one', lines: [{ sku, quantity: enough }] }, aLocale('us'))
  expect(free).toMatchObject({ quantity: enough, delivery: 0, total: free.subtotal })
  const cheap = products.find(({ prices }) => prices.USD.now < freeFrom)?.sizes[0]?.sku ?? ''
  const paid = readBasket({ id: 'one', lines: [{ sku: cheap, quantity: 1 }] }, aLocale('us'))
  expect(paid.delivery).toBe(standard)
  expect(paid.total).toBeCloseTo(paid.subtotal + standard, 2)
})

test('an empty basket costs nothing, and a sku that is no longer sold is left out', () => {
  const basket = readBasket({ id: 'one', lines: [{ sku: 'GONE-38', quantity: 2 }] }, aLocale())
  expect(basket).toMatchObject({ lines: [], quantity: 0, subtotal: 0, delivery: 0, total: 0 })
})

test('one product has a row without a link', () => {
  const [{ sku: unlinked = '' } = {}] = findProduct(productWithoutLink)?.sizes ?? []
  const read = (wanted: string) => readBasket({ id: 'one', lines: [{ sku: wanted, quantity: 1 }] }, aLocale()).lines
  expect(read(unlinked)).toMatchObject([{ productId: productWithoutLink, linked: false }])
  expect(read(sku)).toMatchObject([{ linked: true }])
})
