import { extremeFeed, feedOf } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/product-card.tsx'
import source from '../samples/product-card.tsx?raw'

export const productCard: KitPart<Content> = {
  id: 'product-card',
  ledger: 'SHR-05',
  title: 'Product card',
  purpose: 'Shows one product with picture, name and price, linked to its page.',
  tryIt: 'Hover or focus a card to see its second picture.',
  sample: { content: { items: feedOf(4) } },
  extreme: { content: { items: extremeFeed() } },
  rules: [
    ['SHR-05.1', 'First picture, name and price; picture and name are one link.'],
    ['SHR-05.2', 'The second picture appears on hover or focus, but not on touch screens.'],
    ['SHR-05.3', 'A lower price follows the old one, which is struck through; announced as Was and Now.'],
    ['SHR-05.4', 'Without a valid sale price only the unit price is shown.'],
    ['SHR-05.5', 'Without url or name there is no card; without picture there is an empty square of the same size.'],
    ['SHR-05.6', 'Names have at most two lines and are announced in full; cards in a row have equal heights.'],
    ['SHR-05.7', 'Form, weights and the colour of a reduced price follow custom properties of the site.'],
  ],
  keys: [
    ['Tab', 'moves from card to card'],
    ['Enter', 'follows the link'],
  ],
  access: 'The link is announced once, with the full name even if it is cut.',
  source,
}
