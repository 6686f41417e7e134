import { expect, test } from 'vitest'
import { isDiscounted, type Prices } from './card-item.ts'

test.each<[Prices, boolean]>([
  [{ unit_price: 100, unit_sale_price: 80 }, true],
  [{ unit_price: 80, unit_sale_price: 100 }, true],
  [{ unit_price: '100', unit_sale_price: '80.00' }, true],
  [{ unit_price: 100, unit_sale_price: 100 }, false],
  [{ unit_price: 100, unit_sale_price: '100.00' }, false],
  [{ unit_price: '1e2', unit_sale_price: 100 }, false],
  [{ unit_price: 100 }, false],
  [{ unit_price: 100, unit_sale_price: '' }, false],
  [{ unit_price: 100, unit_sale_price: ' ' }, false],
  [{ unit_price: 100, unit_sale_price: 0 }, false],
  [{ unit_price: 100, unit_sale_price: '0' }, false],
  [{ unit_price: 100, unit_sale_price: -5 }, false],
  [{ unit_price: 100, unit_sale_price: 'free' }, false],
])('[DS-09] prices %j are discounted: %s', (prices, expected) => {
  expect(isDiscounted(prices)).toBe(expected)
})

test('a sale price without a unit price has nothing to strike through', () => {
  expect(isDiscounted({ unit_sale_price: 80 })).toBe(false)
})
