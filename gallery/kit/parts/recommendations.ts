import { extremeFeed, feedOf } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/recommendations.tsx'
import source from '../samples/recommendations.tsx?raw'

export const recommendations: KitPart<Content> = {
  id: 'recommendations',
  ledger: 'SHR-06',
  title: 'Recommendations feed',
  purpose: 'Reads the recommendations of a placement and reports impressions and click-throughs.',
  tryIt:
    'Move the carousel: each product is reported once when half of it has been in view. A click on a link is reported before the page changes.',
  sample: { content: { headline: 'You may also like', placementId: 'also-like' }, answers: { placement: feedOf(12) } },
  extreme: {
    content: { headline: 'Das könnte Ihnen auch gefallen', placementId: 'also-like' },
    answers: { placement: { items: [...extremeFeed(), ...extremeFeed()] } },
  },
  rules: [
    ['SHR-06.1', 'Uses at most 8 items of the placement, by weight, each with id and url.'],
    ['SHR-06.2', 'Leaves out duplicates and the product of the page.'],
    ['SHR-06.3', 'Draws nothing without content.'],
    ['SHR-06.4', 'Reports one impression per product when half of its card was in view, batched over 100 ms.'],
    ['SHR-06.5', 'Reports one click-through per product, by link or add button, with its impression.'],
    ['SHR-06.6', 'Reports only real ids, no samples.'],
    ['SHR-06.7', 'Ignores answers after removal.'],
  ],
  keys: [['as its carousel and cards', 'draws nothing itself']],
  access: 'Late content has its own place and takes no focus.',
  source,
}
