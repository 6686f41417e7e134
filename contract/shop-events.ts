/** The events a shop publishes and the mapper reads (SHOP-112, MP-01): types and shapes, money in the page's currency. */

export const pageTypes = [
  'home',
  'category',
  'product',
  'search',
  'account',
  'basket',
  'checkout',
  'help',
  'other',
] as const
export type PageType = (typeof pageTypes)[number]

/** At most two decimals; `currency` is ISO 4217. */
export type Money = { value: number; currency: string }

export type View = { type: string; subtypes: string[]; language: string; country: string; currency: string }

export type PublishedProduct = {
  productId: string
  sku?: string
  name: string
  url: string
  price: Money
  originalPrice?: Money
  /** Of the chosen size; before a choice the sum over all sizes. A shop may send it as text. */
  stock?: number | string
  description?: string
  categories?: string[]
  images: string[]
}

/** An event's own fields, by type. */
export type ShopEvents = {
  ecView: View
  ecUser: { user: { id: string; email?: string; loyalty?: { membershipType: string } } }
  ecProduct:
    | { eventType: 'detail'; product: PublishedProduct }
    | { eventType: 'listing' | 'search' | 'recommendation'; productIds: string[] }
  ecSearch: { text: string; resultCount: number }
  ecBasketItem: BasketLine
  ecBasketSummary: { basket: Basket }
  ecBasketItemTransaction: BasketLine & { transaction: { id: string } }
  ecBasketTransactionSummary: { transaction: { id: string }; basket: Basket }
}

export type Basket = { id: string; subtotal: Money; total: Money; quantity: number }

export type BasketLine = {
  basket: Basket
  product: Pick<PublishedProduct, 'productId' | 'sku' | 'name' | 'price' | 'stock'>
  quantity: number
  subtotal: Money
}
