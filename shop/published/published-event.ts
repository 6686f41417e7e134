import type { PageType } from '../../contract/shop-events.ts'
import type { BasketContents, BasketContentsLine } from '../basket/basket-contents.ts'
import type { ShopOrder } from '../orders/order.ts'
import type { Currency } from '../products/product.ts'

/**
 * A fact about a page that the shop publishes, before it has the form of a data layer, which `event-table.ts` defines.
 * Amounts are in major units of `currency`, with at most two decimals.
 */
export type PublishedEvent =
  | { kind: 'view'; type: PageType; subtypes: string[]; language: string; country: string; currency: Currency }
  | { kind: 'user'; id: string; email: string; membership: string }
  | ({ kind: 'product'; currency: Currency } & ShownProduct)
  | { kind: 'list'; list: PublishedListKind; currency: Currency; items: ListItem[] }
  | { kind: 'search'; text: string; resultCount: number }
  | { kind: 'basket'; currency: Currency; basket: BasketContents }
  | { kind: 'basket-change'; action: 'add' | 'remove'; currency: Currency; line: BasketContentsLine; quantity: number }
  | { kind: 'checkout'; currency: Currency; basket: BasketContents }
  | { kind: 'order'; order: ShopOrder }

export type EventKind = PublishedEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<PublishedEvent, { kind: Kind }>

/** A category's list, the results of a search, or one of the shop's own rows. */
export type PublishedListKind = 'listing' | 'search' | 'recommendation'

export type ListItem = { productId: string; name: string; price: number; was?: number }

/** Addresses are absolute. `sku` is that of the chosen size, `stock` its stock or the sum of all. */
export type ShownProduct = {
  productId: string
  sku?: string
  name: string
  url: string
  price: number
  was?: number
  stock: number | ''
  description: string
  categories: string[]
  colour: string
  images: string[]
}
