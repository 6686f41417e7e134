import type { TemplateId } from '../../catalogue/catalogue.ts'
import { products } from '../../shop/products/products.ts'
import type { ProductCounts } from '../settings/counters-part.ts'

/** A product that is in the bag, with its size, and whether nothing else may be in it. */
export type BagNeed = { sku: string; isAlone?: true }

/** What an experience needs before its page is opened; it shows nothing to a new visitor otherwise. */
export type ShowNeeds = {
  bag?: BagNeed
  /** The visitor is logged in. */
  login?: true
  /** How popular a product is, as this browser sees it. */
  counts?: ProductCounts
  /** The products that the visitor has seen before, the first one first. */
  seen?: readonly string[]
  /** The start of the names of cookies with which it remembers that it was shown. */
  forget?: string
  /** Parameters of its page. */
  query?: string
}

/** A size of which few are left, and a product that costs less than free delivery asks for. */
const scarce: BagNeed = { sku: 'VIREO-FOREST-37' }
const cheap: BagNeed = { sku: 'HEARTH-OAT-36', isAlone: true }
/** As many as a row shows beside each other, of four lines. */
const fourSeen = ['wren-soot', 'cala-tan', 'harbour-navy', 'anouk-lilac']

const needs: Partial<Record<TemplateId | 'delivery-progress', ShowNeeds>> = {
  'basket/most-added': { counts: { productId: 'vireo-forest', added: 12 } },
  'basket/nav-hover-popup': { forget: 'qb_bag-menu-popup' },
  'category/selling-fast': { counts: { productId: 'brisa-court-sage', bought: 24 } },
  'checkout/padlock': { query: 'fill=1' },
  'delivery-progress': { bag: cheap },
  'global/locale-redirect': { forget: 'qb_locale_session' },
  'global/logout-label': { login: true },
  'global/mini-basket-recommendations': { bag: scarce },
  'home/recently-viewed': { seen: fourSeen },
  'product/popup': { forget: 'qb_clay-popup' },
  'product/recently-viewed': { seen: fourSeen },
  'product/selling-fast': { counts: { productId: 'cala-tan', bought: 24 } },
  'product/social-proof': { counts: { productId: products[0]?.productId ?? '', views: 1284 } },
}

/** Returns what an experience needs. @param path of its page @param id of its template, or its own */
export function needsOf(id: string, path: string): ShowNeeds {
  const own = needs[id as TemplateId] ?? {}
  return /^\/\w\w\/\w\w\/(cart|checkout)\b/.test(path) ? { bag: scarce, ...own } : own
}
