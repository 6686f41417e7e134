import { extremeFeed, feedOf } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/recommendations.tsx'
import source from '../samples/recommendations.tsx?raw'

export const recommendations: KitPart<Content> = {
  id: 'recommendations',
  ledger: 'SHR-06',
  title: 'Recommendations feed',
  purpose: 'Reads what a placement recommends, and tells it which products were seen and used.',
  tryIt:
    'Move the carousel: each product is told once when half of it has been in view. A link is told before it leads away.',
  sample: { content: { headline: 'You may also like', placementId: 'also-like' }, answers: { placement: feedOf(12) } },
  extreme: {
    content: { headline: 'Das könnte Ihnen auch gefallen', placementId: 'also-like' },
    answers: { placement: { items: [...extremeFeed(), ...extremeFeed()] } },
  },
  rules: [
    ['SHR-06.1', 'The content of the placement, by weight, at most 8, each with id and url.'],
    ['SHR-06.2', 'No id twice, and not the product of the page.'],
    ['SHR-06.3', 'Without content nothing is drawn.'],
    ['SHR-06.4', 'An impression once a product, when half of its card was in view; those of 100 ms together.'],
    ['SHR-06.5', 'A click-through once a product, for link and add button, with its impression.'],
    ['SHR-06.6', 'Only real ids are told, and none of samples.'],
    ['SHR-06.7', 'An answer after removal draws nothing.'],
  ],
  keys: [['as its carousel and cards', 'it draws nothing by itself']],
  access: 'What is drawn late stands in a place of its own, and takes no focus.',
  source,
}
