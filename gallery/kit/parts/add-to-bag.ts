import { extremeFeed, feedOf } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/add-to-bag.tsx'
import source from '../samples/add-to-bag.tsx?raw'

export const addToBag: KitPart<Content> = {
  id: 'add-to-bag',
  ledger: 'SHR-07',
  title: 'Add to bag',
  purpose: 'Adds the product of a card to the shop’s bag.',
  tryIt:
    'Press a button twice in quick succession. On this page nothing is added to the bag and the page does not reload. The second row has a product without a SKU.',
  sample: { content: { placementId: 'also-like' }, answers: { placement: feedOf(4) } },
  extreme: { content: { placementId: 'also-like' }, answers: { placement: extremeFeed() } },
  rules: [
    ['SHR-07.1', 'Posts to /cart/addToCart below the page’s country and language.'],
    ['SHR-07.2', 'Sends one POST with sku, quantity 1 and an empty crossSell, then reloads the page.'],
    ['SHR-07.3', 'Uses the SKU of the item, else the site’s SKU for the product; sends nothing without one.'],
    ['SHR-07.4', 'The button is busy during the request and ignores presses; it is available again after a failure.'],
    ['SHR-07.5', 'The button shows “Add to bag”; its accessible name includes the product’s name.'],
    ['SHR-07.6', 'Sends the metric add-to-bag before the page reloads.'],
  ],
  keys: [['Enter, Space', 'press the button']],
  access: 'Disabled and busy buttons stay focusable, so that screen readers announce the reason.',
  source,
}
