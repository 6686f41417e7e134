import type { Product } from './product.ts'
import { products } from './products.ts'

const byId = new Map(products.map((product) => [product.productId, product]))

/** The product with this id, or undefined: the shop then answers with its not-found page (SHOP-05). */
export function findProduct(productId: string): Product | undefined {
  return byId.get(productId)
}
