import type { Category, Silhouette } from '../../products/product.ts'

/** Returns the path of a list after the locale: `shop/women?type=boot`; `all` is every product. */
export function categoryPath(category: Category | 'all', silhouette?: Silhouette): string {
  const path = category === 'all' ? 'shop' : `shop/${category}`
  return silhouette ? `${path}?type=${silhouette}` : path
}
