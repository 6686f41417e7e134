/** An entry of `window.dataLayer`. The names are GA4's; `docs/data-layer.md` lists the shop's custom ones. */
export type Ga4Entry =
  | { event: string; ecommerce?: Ga4Ecommerce; [parameter: string]: unknown }
  /** Precedes each event with `ecommerce`, because a tag manager would otherwise merge it with the one before. */
  | { ecommerce: null }

export type Ga4Ecommerce = { items: Ga4Item[]; currency?: string; value?: number; [parameter: string]: unknown }

export type Ga4Item = {
  /** The product; its size is `item_variant`, a sku. */
  item_id: string
  item_name: string
  price: number
  quantity?: number
  item_variant?: string
  /** The reduction of one pair. */
  discount?: number
  index?: number
  [parameter: string]: unknown
}

/** Returns an e-commerce event with the entries that GA4 requires. `parameters` are placed beside `ecommerce`. */
export function ga4Ecommerce(event: string, ecommerce: Ga4Ecommerce): Ga4Entry[] {
  return [{ ecommerce: null }, { event, ecommerce }]
}
