/** A basket as a page shows and publishes it, with texts and amounts (in major units) of the page's locale. */
export type BasketContents = {
  /** Public, because it is published in events. It is not the token in the browser's cookie. */
  id: string
  lines: BasketContentsLine[]
  /** The number of pairs in all lines. */
  quantity: number
  subtotal: number
  /** The price of standard delivery; 0 if delivery is free or the basket is empty. */
  delivery: number
  /** Delivery is free from this subtotal. */
  freeFrom: number
  total: number
}

export type BasketContentsLine = {
  sku: string
  productId: string
  name: string
  href: string
  /** False for the one product whose row does not link to its page (SHOP-50). */
  linked: boolean
  /** With its unit, e.g. `UK 5`. */
  size: string
  colour: string
  picture: { src: string; alt: string }
  /** The price of one pair. */
  price: number
  was?: number
  quantity: number
  /** The number of pairs left; '' if the shop does not know. */
  stock: number | ''
  subtotal: number
}
