import { extremeProducts, shopProducts } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/recently-viewed.tsx'
import source from '../samples/recently-viewed.tsx?raw'

export const recentlyViewed: KitPart<Content> = {
  id: 'recently-viewed',
  ledger: 'SHR-10',
  title: 'Recently viewed',
  purpose: 'Remembers in this browser which products a shopper has looked at.',
  tryIt: 'Look at products; load this page anew. Both examples keep one list, as all experiences of a shop do.',
  sample: {
    content: { headline: 'You looked at', expireDays: 30, most: 4 },
    answers: { products: shopProducts(3) },
  },
  extreme: {
    content: { headline: 'Zuletzt angesehene Schnürstiefel', expireDays: 1, most: 20 },
    answers: { products: extremeProducts(2) },
  },
  rules: [
    ['SHR-10.1', 'Each view of a product’s page keeps what a card needs, and when it expires.'],
    ['SHR-10.2', 'Each product once, the newest view first.'],
    ['SHR-10.3', 'What has expired is dropped on every read and write.'],
    ['SHR-10.4', 'At most 20 are kept.'],
    ['SHR-10.5', 'What is no list, or has no id, name or url, is dropped; a full store shows nothing.'],
    ['SHR-10.6', 'More events of the same product are one view, and renew price and picture.'],
  ],
  keys: [['as its cards', 'it draws nothing by itself']],
  access: 'The list changes only when a page does, never under the shopper’s focus.',
  source,
}
