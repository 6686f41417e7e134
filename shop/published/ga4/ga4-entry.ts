/** An entry of `window.dataLayer`. Names of GA4's own are GA4's; `docs/data-layer.md` lists the shop's custom ones. */
export type Ga4Entry =
  | { event: string; ecommerce?: Ga4Ecommerce; [parameter: string]: unknown }
  /** Goes before each event with `ecommerce`: a tag manager would else merge it with the one before. */
  | { ecommerce: null }

export type Ga4Ecommerce = { items: Ga4Item[]; currency?: string; value?: number; [parameter: string]: unknown }

export type Ga4Item = {
  /** The product; its size is `item_variant`, a sku. */
  item_id: string
  item_name: string
  price: number
  quantity?: number
  item_variant?: string
  /** What a reduced pair costs less, each. */
  discount?: number
  index?: number
  [parameter: string]: unknown
}

/** An e-commerce event, as GA4 wants it pushed. `parameters` stand beside `ecommerce`. */
export function ga4Ecommerce(event: string, ecommerce: Ga4Ecommerce): Ga4Entry[] {
  return [{ ecommerce: null }, { event, ecommerce }]
}
