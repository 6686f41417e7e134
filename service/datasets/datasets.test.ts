import { expect, test } from 'vitest'
import { datasetsOf } from './datasets.ts'

test('a table of properties, datasets and records is read', () => {
  const datasets = datasetsOf({ shop: { sizes: { P1: { length: 'long' } }, empty: {} } })
  expect(datasets.get('shop')?.get('sizes')?.get('P1')).toEqual({ length: 'long' })
  expect(datasets.get('shop')?.get('empty')?.size).toBe(0)
})

test.each([
  [[], 'it is not an object'],
  [{ shop: 7 }, '"shop" is not an object'],
  [{ shop: { sizes: [] } }, '"shop.sizes" is not an object'],
  [{ shop: { sizes: { P1: 'long' } } }, '"shop.sizes.P1" is not an object'],
])('the table %j is refused with the reason', (table, reason) => {
  expect(() => datasetsOf(table)).toThrow(reason)
})
