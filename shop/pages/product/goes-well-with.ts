import type { Product } from '../../products/product.ts'

const rowLength = 4
const audiences = ['women', 'men', 'kids'] as const

/** Returns products of other lines for the same wearers: other silhouettes first, one of each line (SHOP-49). */
export function goesWellWith(product: Product, products: readonly Product[]): Product[] {
  const wearers = audiences.filter((audience) => product.categories.includes(audience))
  const candidates = products.filter(
    (other) => other.line !== product.line && wearers.some((audience) => other.categories.includes(audience)),
  )
  const sameColourFirst = candidates.toSorted((a, b) => distanceBetween(a, product) - distanceBetween(b, product))
  return firstOfEachLine(sameColourFirst).slice(0, rowLength)
}

function distanceBetween(other: Product, product: Product): number {
  return (other.silhouette === product.silhouette ? 2 : 0) + (other.colour.id === product.colour.id ? 0 : 1)
}

function firstOfEachLine(products: Product[]): Product[] {
  const lines = new Set<string>()
  return products.filter((product) => !lines.has(product.line) && lines.add(product.line))
}
