import type { Category, Silhouette } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { silhouettesIn } from './silhouettes-in.ts'

/** A main entry of the menu and the silhouettes under it. */
export type NavigationGroup = { category: MenuCategory; silhouettes: Silhouette[] }

export type MenuCategory = Exclude<Category, 'boots'>

const order: MenuCategory[] = ['new', 'women', 'men', 'kids', 'sale']

/** The menu: only silhouettes that lead to at least one product (SHOP-18). */
export const navigation: NavigationGroup[] = order.map((category) => ({
  category,
  silhouettes: silhouettesIn(products.filter((product) => product.categories.includes(category))).map(
    ({ silhouette }) => silhouette,
  ),
}))
