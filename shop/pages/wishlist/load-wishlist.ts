import type { Locale } from '../../locales/locale.ts'
import { textsFor } from '../../locales/texts.ts'
import { findProduct } from '../../products/products.ts'
import { gridCardOf } from '../listing/grid-card-of.ts'
import type { LoadedPage } from '../page-data.ts'

/**
 * Loads the page of the saved products, a part of the account (SHOP-15, SHOP-85). Ids that are no longer sold are left
 * out.
 */
export function loadWishlist(locale: Locale, saved: readonly string[]): LoadedPage {
  const products = saved.flatMap((productId) => findProduct(productId) ?? [])
  return {
    path: 'wishlist',
    type: 'account',
    subtypes: ['wishlist'],
    title: textsFor(locale).wishlist.pageTitle,
    content: { page: 'wishlist', cards: products.map((product) => gridCardOf(product, locale)) },
  }
}
