export type SizeState = 'available' | 'low' | 'sold-out'

/** A size with this many pairs or fewer is low. */
const lowStock = 5

/** What a stock means to a shopper; an unknown one ('') counts as available (SHOP-35). */
export function sizeState(stock: number | ''): SizeState {
  if (stock === 0) return 'sold-out'
  return stock !== '' && stock <= lowStock ? 'low' : 'available'
}
