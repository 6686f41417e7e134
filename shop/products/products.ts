import { lines } from './lines/lines.ts'
import type { Product } from './product.ts'
import { productsOfLine } from './products-of-line.ts'

/** Everything the shop sells, one entry a shoe in one colour; the colours of a line stand side by side (SHOP-75 to SHOP-80). */
export const products: readonly Product[] = lines.flatMap(productsOfLine)

const byId = new Map(products.map((product) => [product.productId, product]))

/** The product with this id, or undefined: the shop then answers with its not-found page (SHOP-05). */
export function findProduct(productId: string): Product | undefined {
  return byId.get(productId)
}
