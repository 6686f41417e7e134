import type { TemplateId } from '../../catalogue/catalogue.ts'
import { signs } from '../../gallery/show/signs.ts'
import type { Signs } from './shop.ts'

/** The signs of the catalogue's samples on any shop, where that of the demo's contents or pages is another one. */
const ofSamples: Signs = {
  'checkout/consent-label': '[data-anchor="consentLabel"]:has-text("I can stop it with one click")',
  'product/reviews-label': '[data-anchor="reviewsLabel"]:has-text("walkers say")',
  'product/size-guide-image': '[data-anchor="sizeGuideImage"][src*="icon.svg?foot"]',
  // Its place may stay, and what is in it change.
  'product/media-reorder': 'img[src$="?two"]:first-child:not(li + li > img)',
  'home/mobile-hero': '.home-mobile-hero img',
  // Between the two there may be more.
  'category/swap-filter-sort': '[data-anchor="sortControl"] ~ [data-anchor="filterButton"]',
  // A shop's panel opens itself, or is in something that opens.
  'product/description-open':
    '[data-anchor="descriptionPanel"][open], details[open] [data-anchor="descriptionPanel"], [aria-expanded="true"] + * [data-anchor="descriptionPanel"]',
}

/** The selectors of a site, and signs that its shop has of its own. */
export type ShopSigns = { anchors: Partial<Record<string, string>>; own?: Signs }

export type Sign = { selector: string; text?: string }

/**
 * Returns what is on the page when a template with its sample has changed it. Anchors in the sign become the selectors
 * of the site.
 */
export function signOf(id: TemplateId, { anchors, own }: ShopSigns): Sign | undefined {
  const sign = own?.[id] ?? ofSamples[id] ?? signs[id]
  if (!sign) return undefined
  const [, found = sign, text] = /^(.*):has-text\("(.*)"\)$/.exec(sign) ?? []
  const selector = found.replace(/\[data-anchor="(\w+)"\]/g, (_, name) => `:is(${anchors[name] ?? 'no-anchor'})`)
  return { selector, ...(text && { text }) }
}
