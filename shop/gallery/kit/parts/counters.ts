import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/counters.tsx'
import source from '../samples/counters.tsx?raw'

export const counters: KitPart<Content> = {
  id: 'counters',
  ledger: 'SHR-08',
  title: 'Counters',
  purpose: 'Reads how often a product was looked at, put into a bag or bought of late.',
  tryIt:
    'Remove the first one and show it again: the counters are asked once a page load. The second one’s views cannot be read.',
  sample: {
    content: {
      productId: 'brisa-court-clay',
      bucketTime: 60,
      viewed: 'Looked at {count} times today',
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
    ['SHR-08.1', 'What cannot be read is unknown: nothing is shown, the console has one line.'],
    ['SHR-08.2', 'A count is raised when the answer says saved; else logged, and not tried again.'],
    ['SHR-08.3', 'A ranking has 50 entries in their order; who is not among them has 0.'],
    ['SHR-08.4', 'Purchases have a counter for each window; views and adds are those of a day.'],
    ['SHR-08.5', 'bucketTime is 60, 1440, 2880, 4320 or 10080 minutes; any other becomes 1440.'],
    ['SHR-08.6', 'Counter, key and window are asked for once a page load, for all templates.'],
    ['SHR-08.7', 'Every {count} of a text becomes the whole number.'],
  ],
  keys: [['none', 'it is a text']],
  access: 'What comes late stands in a status area, so that it is announced.',
  source,
}
