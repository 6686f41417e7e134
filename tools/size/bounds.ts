import type { PageType } from '../../contract/shop-events.ts'

/** What a shopper's page loads of the script. */
export type PageBound = {
  type: PageType
  /** A part of its address, as paths of experiences name it. */
  address: string
  /** Bytes after brotli of all files that it asks for at once, which may only become fewer. */
  bytes: number
}

/** What shoppers may be made to download, in bytes after brotli; kB are 1024 bytes. */
export const bounds = {
  /**
   * All that a page of any shop loads, the first page of a visit too (decision 21); the smallest comparable script has 16.2 kB
   * and does a part.
   */
  core: 19.25 * 1024,
  /** A part of the script that few pages load (decision 6). */
  part: 5 * 1024,
  /** Parts of the file of every page of a site that uses them: the bounds of pages count for them. */
  boundByPages: ['build-experience-engine.js'],
  /** What draws where the page lends no React (decision 18). */
  renderer: 8 * 1024,
  /** Files of the script that a page asks for, each with those that it waits for. */
  requests: 6,
  /** Pages of the demo, whose site uses everything: 79 experiences, segments, placements and services (decision 32). */
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
