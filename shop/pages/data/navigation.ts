import { type Category, type Product, type Silhouette, silhouettes } from '../../products/product.ts'
import { products } from '../../products/products.ts'

/** A main entry of the menu and its silhouettes. */
export type NavigationGroup = { category: MenuCategory; silhouettes: Silhouette[] }

export type MenuCategory = Exclude<Category, 'boots'>

const order: MenuCategory[] = ['new', 'women', 'men', 'kids', 'sale']

/** The menu. It contains only silhouettes with at least one product (SHOP-18). */
export const navigation: NavigationGroup[] = order.map((category) => ({
  category,
  silhouettes: silhouettesIn(products.filter((product) => product.categories.includes(category))).map(
    ({ silhouette }) => silhouette,
  ),
}))

/** Returns the silhouettes of products in the shop's order, with their counts. */
export function silhouettesIn(products: readonly Product[]): { silhouette: Silhouette; count: number }[] {
  return silhouettes
    .map((silhouette) => ({ silhouette, count: products.filter((one) => one.silhouette === silhouette).length }))
    .filter(({ count }) => count > 0)
}
