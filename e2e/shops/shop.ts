import type { TemplateId } from '../../catalogue/catalogue.ts'
import type { SiteConfig } from '../../catalogue/define-site.ts'

/** The pages of a shop that the journey opens, in this order. */
export const journey = ['home', 'category', 'product', 'search', 'basket', 'checkout', 'order'] as const
export type JourneyPage = (typeof journey)[number]

/** A selector for each template that matches when its experience has changed the page. */
export type Signs = Partial<Record<TemplateId, string>>

/** A shop that is not the demo: its pages have a structure of their own, and nothing made for Instep. */
export type StrangeShop = {
  /** What the site's configuration says of it. */
  site: Omit<SiteConfig, 'propertyId' | 'trackingId' | 'domains' | 'experiences'>
  language: string
  /** Where each page is, and its HTML: what goes into the head, the classes of the body, and its content. */
  pages: Record<JourneyPage, { path: string; head?: string; classes?: string; body: string }>
  /** Whether all pages are one document, which changes them itself when a link is followed. */
  app?: boolean
  /** Draws the list of the category anew, with new elements. */
  redraw?: string
  /** Files that the server has, by their addresses. */
  files?: Readonly<Record<string, string>>
  /** What the server answers beside the pages. Requests of methods other than GET put two pieces of tea into the bag. */
  answers?: Readonly<Record<string, (quantity: number) => unknown>>
  /** The button that puts the product into the bag by a request. */
  add?: string
  /** Signs of templates whose change its anchors do not describe. */
  signs?: Signs
  /** What its events must have. */
  productId: string
  /** What cards and basket rows of a platform's theme name beside it. */
  sku?: string
  /** Whether its page of an order names the items. */
  hasOrderItems: boolean
}

/** Every shop sells the same: two pieces at 12.50, with delivery for 4.90. */
export const sums = { price: 12.5, subtotal: 25, total: 29.9, currency: 'EUR', quantity: 2, order: '1001' }

export const picture = (label: string) => `<img src="/tea.svg?${label}" alt="${label}" width="160" height="120">`
/** The pictures of the product; the sign of `product/media-reorder` is the second one in the place of the first. */
export const first = picture('one')
export const second = picture('two')
