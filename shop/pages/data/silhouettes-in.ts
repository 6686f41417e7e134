import { type Product, type Silhouette, silhouettes } from '../../products/product.ts'

/** The silhouettes that occur among products, in the shop's order, with their counts. */
export function silhouettesIn(products: readonly Product[]): { silhouette: Silhouette; count: number }[] {
  return silhouettes
    .map((silhouette) => ({ silhouette, count: products.filter((one) => one.silhouette === silhouette).length }))
    .filter(({ count }) => count > 0)
}
