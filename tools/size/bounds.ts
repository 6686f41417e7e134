import type { PageType } from '../../contract/shop-events.ts'

/** The limit for what a shopper's page loads of the script. */
export type PageBound = {
  type: PageType
  /** A part of the page's address, as in the paths of experiences. */
  address: string
  /** Total bytes after brotli of all files that the page requests at once. This bound may only be lowered. */
  bytes: number
}

/** The maximum download for shoppers, in bytes after brotli; 1 kB is 1024 bytes. */
export const bounds = {
  /**
   * Everything that a page of any shop loads, including the first page of a visit (decision 21). The smallest
   * comparable script has 16.2 kB and does only a part of this.
   */
  core: 19.25 * 1024,
  /** A part of the script that only a few pages load (decision 6). */
  part: 5 * 1024,
  /** Parts of the file that every page of a site loads when it uses them; the bounds of pages cover them. */
  boundByPages: ['build-experience-engine.js'],
  /** The rendering code for pages that lend no React (decision 18). */
  renderer: 8 * 1024,
  /** What the first page of the console loads, today's figures with their chart. No shopper loads it. */
  console: 200 * 1024,
  /** Script files that a page requests, including those that they wait for. */
  requests: 6,
  /**
   * Pages of the demo, whose site uses all features: 79 experiences, segments, placements and services (decision 32).
   */
  pages: [
    { type: 'home', address: '/uk/en/', bytes: 80900 },
    { type: 'category', address: '/uk/en/shop/women', bytes: 82550 },
    { type: 'category', address: '/us/en/shop/boots', bytes: 73800 },
    { type: 'product', address: '/uk/en/product/moor-chelsea-soot', bytes: 84300 },
    { type: 'product', address: '/us/en/product/vega-terracotta', bytes: 81250 },
    { type: 'basket', address: '/uk/en/cart', bytes: 81450 },
    { type: 'basket', address: '/eu/fr/cart', bytes: 80100 },
    { type: 'checkout', address: '/uk/en/checkout/delivery', bytes: 67750 },
  ] as PageBound[],
}
