import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/datasets.tsx'
import source from '../samples/datasets.tsx?raw'

const skus = ['moss-38', 'moss-39', 'clay-40', 'clay-40', 'ink-41']

export const datasets: KitPart<Content> = {
  id: 'datasets',
  ledger: 'SHR-09',
  title: 'Datasets',
  purpose: 'Looks up what the site owner has filed about products or skus.',
  tryIt: 'See the one request, without the sku that is asked for twice. The second one’s dataset has no records.',
  sample: {
    content: { dataID: 'repairable', skus, column: 'stitched', text: 'can be resoled' },
    answers: {
      records: { 'moss-38': { stitched: 'Yes' }, 'moss-39': { stitched: 1 }, 'clay-40': { stitched: 'no' } },
    },
  },
  extreme: { content: { dataID: longWord, skus, column: 'stitched', text: 'is never shown' } },
  rules: [
    ['SHR-09.1', 'One query for 100 keys, none twice, with the columns wanted; a record for each key.'],
    ['SHR-09.2', 'A failure is on the console with its reason, and nothing is shown.'],
    ['SHR-09.3', 'No records is no failure: nothing is shown, said once.'],
    ['SHR-09.4', 'true, 1 and yes, in any case and as text, are on; all else is off.'],
  ],
  keys: [['none', 'it shows nothing by itself']],
  access: 'A shopper never sees that a look-up failed.',
  source,
}
