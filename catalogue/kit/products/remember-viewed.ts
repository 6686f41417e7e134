import type { Scope } from '../run/scope.ts'
import { followProduct } from '../shop/follow-product.ts'
import { createRecentlyViewed, type RecentlyViewed } from './recently-viewed.ts'

/**
 * Stores the products of the product events on this page for `expireDays` days. Further events of the same product belong to
 * the same view and update its price and picture (SHR-10.1, SHR-10.6). Returns the store.
 */
export function rememberViewed<C>({ options, signal }: Scope<C>, expireDays: number): RecentlyViewed {
  const viewed = createRecentlyViewed(options.storage, () => +new Date())
  let last: string | undefined
  followProduct(options, signal, ({ productId, name, url, price, description = '', images = [] }) => {
    const product = { productId, name, url, price, description, image: images[0] ?? '' }
    if (productId === last) viewed.update(product)
    else viewed.add(product, expireDays)
    last = productId
  })
  return viewed
}
