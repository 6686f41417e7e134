import type { Scope } from '../run/scope.ts'
import { followProduct } from '../shop/follow-product.ts'
import { createRecentlyViewed, type RecentlyViewed } from './recently-viewed.ts'

/**
 * Keeps the products of this page's product events for `expireDays` days; further events of the same product are the same
 * view, and bring its price and picture up to date (SHR-10.1, SHR-10.6). Answers the store.
 */
export function rememberViewed<C>({ options, signal }: Scope<C>, expireDays: number): RecentlyViewed {
  const viewed = createRecentlyViewed(options.storage, Date.now)
  let last: string | undefined
  followProduct(options, signal, ({ productId, name, url, price, description = '', images = [] }) => {
    const product = { productId, name, url, price, description, image: images[0] ?? '' }
    if (productId === last) viewed.update(product)
    else viewed.add(product, expireDays)
    last = productId
  })
  return viewed
}
