import type { PageType } from '../../contract/shop-events.ts'
import type { BasketContents } from '../basket/basket-contents.ts'
import type { ShopDataLayer } from '../published/data-layer.ts'
import type { BasketContent } from './basket/basket-content.ts'
import type { CategoryContent } from './category/category-content.ts'
import type { CheckoutContent, ConfirmationContent } from './checkout/checkout-content.ts'
import type { NavigationGroup } from './data/navigation.ts'
import type { HomeContent } from './home/home-content.ts'
import type { LegalContent } from './legal/legal-content.ts'
import type { ProductContent } from './product/product-content.ts'
import type { SearchContent } from './search/search-content.ts'
import type { WishlistContent } from './wishlist/wishlist-content.ts'

/**
 * Everything from which a page is rendered and published. It is embedded in the page as JSON, so it contains plain
 * values only.
 */
export type PageData = {
  country: string
  language: string
  /** The path after the locale: `shop/women`, or '' for the home page; the same in each locale. */
  path: string
  type: PageType
  subtypes: string[]
  title: string
  description?: string
  navigation: NavigationGroup[]
  basket: BasketContents
  /** Saved product ids, most recent first. */
  wishlist: string[]
  /** Whether the browser is logged in as the demo visitor. */
  loggedIn: boolean
  /** Whether the address requests the shop's notice (SHOP-23). */
  alert: boolean
  /** The data layer to which the page publishes. */
  dataLayer: ShopDataLayer
  content: PageContent
}

/** One member per page folder; `page` says which component renders it. */
export type PageContent =
  | ({ page: 'home' } & HomeContent)
  | ({ page: 'category' } & CategoryContent)
  | ({ page: 'product' } & ProductContent)
  | ({ page: 'basket' } & BasketContent)
  | ({ page: 'checkout' } & CheckoutContent)
  | ({ page: 'confirmation' } & ConfirmationContent)
  | ({ page: 'search' } & SearchContent)
  | { page: 'account' }
  | { page: 'help' }
  | ({ page: 'legal' } & LegalContent)
  | ({ page: 'wishlist' } & WishlistContent)
  | { page: 'not-found' }

/** What a page's loader returns. The frame around it (locale, navigation, basket) is the same for all. */
export type LoadedPage = Pick<PageData, 'path' | 'type' | 'subtypes' | 'title' | 'description' | 'content'>
