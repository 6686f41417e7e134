import type { Product, Size } from '../products/product.ts'
import { products } from '../products/products.ts'

export type Sku = { product: Product; size: Size }

const bySku = new Map<string, Sku>(
  products.flatMap((product) => product.sizes.map((size) => [size.sku, { product, size }] as const)),
)

/** The product and the size that a sku names, or undefined. */
export function findSku(sku: string): Sku | undefined {
  return bySku.get(sku)
}
