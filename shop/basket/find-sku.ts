import type { Product, Size } from '../products/product.ts'
import { products } from '../products/products.ts'

export type Sku = { product: Product; size: Size }

const bySku = new Map<string, Sku>(
  products.flatMap((product) => product.sizes.map((size) => [size.sku, { product, size }] as const)),
)

/** Returns the product and size of a sku, or undefined. */
export function findSku(sku: string): Sku | undefined {
  return bySku.get(sku)
}
