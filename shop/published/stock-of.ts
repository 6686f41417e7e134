import type { Size } from '../products/product.ts'

/**
 * Returns the stock of the chosen size, or before a choice the sum over all sizes; '' if the shop does not know
 * (SHOP-97).
 */
export function stockOf(sizes: readonly Size[], sku?: string): number | '' {
  const counted = sku ? sizes.filter((size) => size.sku === sku) : sizes
  const known = counted.flatMap(({ stock }) => (stock === '' ? [] : stock))
  return known.length === 0 ? '' : known.reduce((sum, stock) => sum + stock, 0)
}
