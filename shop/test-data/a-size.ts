import type { Size } from '../products/product.ts'
import { products } from '../products/products.ts'

/** A size with a matching stock, with its product. */
export function aSize(fits: (stock: Size['stock']) => boolean): Size & { productId: string } {
  for (const { productId, sizes } of products) {
    const size = sizes.find(({ stock }) => fits(stock))
    if (size) return { ...size, productId }
  }
  throw new Error('No size has such a stock.')
}
