import { extremeProducts, shopProducts } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/recently-viewed.tsx'
import source from '../samples/recently-viewed.tsx?raw'

export const recentlyViewed: KitPart<Content> = {
  id: 'recently-viewed',
  ledger: 'SHR-10',
  title: 'Recently viewed',
  purpose: 'Stores in the browser which products a shopper has viewed.',
  tryIt: 'View products and reload this page. Both examples share one list, like all experiences of a shop.',
  sample: {
    content: { headline: 'Your recent shoes', expireDays: 30, most: 4 },
    answers: { products: shopProducts(3) },
  },
  extreme: {
    content: { headline: 'Zuletzt angesehene Schnürstiefel', expireDays: 1, most: 20 },
    answers: { products: extremeProducts(2) },
  },
  rules: [
    ['SHR-10.1', 'Each view of a product page stores the data for a card and its expiry.'],
    ['SHR-10.2', 'Each product appears once, the newest view first.'],
    ['SHR-10.3', 'Expired entries are removed on every read and write.'],
    ['SHR-10.4', 'At most 20 products are stored.'],
    [
      'SHR-10.5',
      'Invalid data and entries without id, name or url are dropped; when storage is full nothing is shown.',
    ],
    ['SHR-10.6', 'Further events of the same product are the same view, and update price and picture.'],
  ],
  keys: [['as its cards', 'draws nothing itself']],
  access: 'The list changes only with the page, never while the shopper uses it.',
  source,
}
