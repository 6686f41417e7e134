import { extremeFeed, feedOf } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/product-card.tsx'
import source from '../samples/product-card.tsx?raw'

export const productCard: KitPart<Content> = {
  id: 'product-card',
  ledger: 'SHR-05',
  title: 'Product card',
  purpose: 'Shows one product with picture, name and price, and leads to it.',
  tryIt: 'Put the pointer or the focus on a card: its second picture comes.',
  sample: { content: { items: feedOf(4) } },
  extreme: { content: { items: extremeFeed() } },
  rules: [
    ['SHR-05.1', 'First picture, name and price; picture and name are one link.'],
    ['SHR-05.2', 'The second picture shows under pointer or focus, and not on a touch screen.'],
    ['SHR-05.3', 'A lower price stands after the old one, which is struck through; heard as Was and Now.'],
    ['SHR-05.4', 'Without a real sale price the unit price stands alone.'],
    ['SHR-05.5', 'No url or name, no card; no picture, an empty square of the same size.'],
    ['SHR-05.6', 'Two lines of name at most, heard in full; cards of a row are equally high.'],
  ],
  keys: [
    ['Tab', 'goes from card to card'],
    ['Enter', 'follows the link'],
  ],
  access: 'The link is heard once, with the whole name, however short it is cut.',
  source,
}
