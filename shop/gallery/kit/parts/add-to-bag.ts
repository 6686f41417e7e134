import { extremeFeed, feedOf } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/add-to-bag.tsx'
import source from '../samples/add-to-bag.tsx?raw'

export const addToBag: KitPart<Content> = {
  id: 'add-to-bag',
  ledger: 'SHR-07',
  title: 'Add to bag',
  purpose: 'Puts the product of a card into the shop’s own bag.',
  tryIt:
    'Press a button, and again while it is busy. Here nothing gets into the bag, and the page stays. The second row has a product without sku.',
  sample: { content: { placementId: 'also-like' }, answers: { placement: feedOf(4) } },
  extreme: { content: { placementId: 'also-like' }, answers: { placement: extremeFeed() } },
  rules: [
    ['SHR-07.1', 'The address is that of the page’s country and language, and /cart/addToCart.'],
    ['SHR-07.2', 'One POST with sku, quantity 1 and an empty crossSell; then the page is loaded anew.'],
    ['SHR-07.3', 'The sku is the item’s, else the site’s for the product; without one nothing is sent.'],
    ['SHR-07.4', 'Busy while it is sent, so that a second press sends nothing; free again after a failure.'],
    ['SHR-07.5', 'It shows Add to bag and is heard with the product’s name.'],
    ['SHR-07.6', 'A metric add-to-bag goes out before the page is loaded anew.'],
  ],
  keys: [['Enter, Space', 'press the button']],
  access: 'A button that is off or busy can still be reached, so that its reason is heard.',
  source,
}
