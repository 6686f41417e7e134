import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/counters.tsx'
import source from '../samples/counters.tsx?raw'

export const counters: KitPart<Content> = {
  id: 'counters',
  ledger: 'SHR-08',
  title: 'Counters',
  purpose: 'Reads how often a product was recently viewed, added to a bag or bought.',
  tryIt:
    'Remove the first example and show it again: counters are requested once per page load. The views of the second one cannot be read.',
  sample: {
    content: {
      productId: 'brisa-court-clay',
      bucketTime: 60,
      viewed: 'Viewed {count} times today',
      bought: '{count} pairs were bought this hour',
    },
    answers: { views: 1284, ranking: [['brisa-court-clay', 17]] },
  },
  extreme: {
    content: {
      productId: 'brisa-court-clay',
      bucketTime: 7,
      viewed: 'Never shown: {count}',
      bought: `{count} Paar ${longWord} wurden heute gekauft, noch einmal {count}`,
    },
    answers: { ranking: [['brisa-court-clay', 1_234_567]] },
  },
  rules: [
    ['SHR-08.1', 'An unreadable count is unknown: nothing is shown and one line is logged.'],
    ['SHR-08.2', 'A count is incremented when the response says saved; otherwise it is logged and not retried.'],
    ['SHR-08.3', 'A ranking has 50 ordered entries; all other products have 0.'],
    ['SHR-08.4', 'Purchases have a counter per time window; views and adds cover a day.'],
    ['SHR-08.5', 'bucketTime is 60, 1440, 2880, 4320 or 10080 minutes; any other becomes 1440.'],
    ['SHR-08.6', 'Each counter, key and window is requested once per page load, for all templates.'],
    ['SHR-08.7', 'Every {count} in a text is replaced by the whole number.'],
  ],
  keys: [['none', 'plain text']],
  access: 'Late content is in a live region, so that it is announced.',
  source,
}
