/** A basket as a page shows and publishes it: texts and amounts of the page's locale, amounts in major units. */
export type BasketContents = {
  /** Public: it is published in events, so it is not the browser's cookie. */
  id: string
  lines: BasketContentsLine[]
  /** Pairs in all lines. */
  quantity: number
  subtotal: number
  /** Standard delivery; 0 when free and when the basket is empty. */
  delivery: number
  /** Subtotal from which delivery is free. */
  freeFrom: number
  total: number
}

export type BasketContentsLine = {
  sku: string
  productId: string
  name: string
  href: string
  /** False on the one product whose row does not lead to its page (SHOP-50). */
  linked: boolean
  size: string
  colour: string
  picture: { src: string; alt: string }
  /** One pair. */
  price: number
  was?: number
  quantity: number
  /** Pairs left; '' where the shop does not know. */
  stock: number | ''
  subtotal: number
}
