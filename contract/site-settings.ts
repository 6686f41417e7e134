import type { LookSamples } from './look.ts'

/** How a fact is read of an element. A site sets it where events and schema.org markup do not tell (docs/reading-your-pages.md). */
export type ReadingRule = {
  /** An element inside, or the element itself; the element itself without it. */
  selector?: string
  /** The attribute with the value; its text without it, and the address for a `link`. */
  attribute?: string
  /** A regular expression whose first group is the value. */
  pattern?: string
}

/** What templates read of the elements behind an anchor. */
export const readableFacts = {
  gridItem: ['productId', 'skus', 'link', 'name'],
  basketItem: ['productId', 'sku', 'link', 'name'],
  miniCart: ['link'],
  menuOverlay: ['active'],
  searchOverlay: ['active'],
  alertBox: ['active'],
  contentSlot: ['name'],
  productAccordion: ['delivery', 'returns', 'details', 'reviews'],
} as const

export type ReadableAnchor = keyof typeof readableFacts
/** A fact of an anchor, e.g. `gridItem.skus`. */
export type ReadableFact = { [A in ReadableAnchor]: `${A}.${(typeof readableFacts)[A][number]}` }[ReadableAnchor]
export type Reading = { [A in ReadableAnchor]?: { [Fact in (typeof readableFacts)[A][number]]?: ReadingRule } }

/** The pages that templates link to, with their placeholders (`contract/fill-address.ts`). */
export const addressNames = ['locale', 'cart', 'product', 'search'] as const
export type AddressName = (typeof addressNames)[number]
export type Addresses = Partial<Record<AddressName, string>>

/** The methods of a request that adds to the bag; the first unless given. */
export const bagMethods = ['POST', 'PUT', 'PATCH'] as const

/**
 * The request that adds a product to the bag. `body` is a form, or JSON where it begins with `{` or `[`. Placeholders:
 * `{sku}`, `{productId}`, `{quantity}`, in `url` also `{locale}`, and in `body` a cookie of the page: `{cookie.token}`.
 */
export type AddToBagRequest = { url: string; method?: (typeof bagMethods)[number]; body?: string }
/** A request, or the path of a function of the page that is called with `{ sku, productId, quantity }`: `window.shop.add`. */
export type AddToBagSetting = AddToBagRequest | string

/** What a site says about its pages beside its anchors. */
export type SiteSettings = {
  reading?: Reading
  addresses?: Addresses
  addToBag?: AddToBagSetting
  look?: LookSamples
}

/** What one template is given of them. */
export type TemplateSettings = Pick<SiteSettings, 'reading' | 'addresses'> & {
  /** Why the template cannot run on any page of the site: a setting that it needs is missing. */
  lacks?: string
}

/** A setting without which a template cannot run. */
export type NeededSetting = `addresses.${AddressName}` | 'addToBag'

/** Returns the name of the address that a setting is; undefined for other settings. */
export function addressOfSetting(setting: NeededSetting): AddressName | undefined {
  return addressNames.find((name) => setting === `addresses.${name}`)
}
