import { lines } from './lines/lines.ts'
import type { Product } from './product.ts'
import { productsOfLine } from './products-of-line.ts'

/**
 * Everything the shop sells, one entry per shoe and colour; the colours of a line are next to each other (SHOP-75 to
 * SHOP-80).
 */
export const products: readonly Product[] = lines.flatMap(productsOfLine)

const byId = new Map(products.map((product) => [product.productId, product]))

/** Returns the product with this id, or undefined, for which the shop shows its not-found page (SHOP-05). */
export function findProduct(productId: string): Product | undefined {
  return byId.get(productId)
}
