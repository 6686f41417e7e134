import { longWord } from '../feed.ts'
import type { KitPart } from '../kit-part.ts'
import type { Content } from '../samples/datasets.tsx'
import source from '../samples/datasets.tsx?raw'

const skus = ['moss-38', 'moss-39', 'clay-40', 'clay-40', 'ink-41']

export const datasets: KitPart<Content> = {
  id: 'datasets',
  ledger: 'SHR-09',
  title: 'Datasets',
  purpose: 'Looks up records of the site owner about products or SKUs.',
  tryIt: 'See the single request without the duplicate SKU. The dataset of the second example has no records.',
  sample: {
    content: { dataID: 'repairable', skus, column: 'stitched', text: 'can be resoled' },
    answers: {
      records: { 'moss-38': { stitched: 'Yes' }, 'moss-39': { stitched: 1 }, 'clay-40': { stitched: 'no' } },
    },
  },
  extreme: { content: { dataID: longWord, skus, column: 'stitched', text: 'is never shown' } },
  rules: [
    ['SHR-09.1', 'One query per 100 distinct keys, with the requested columns; one record per key.'],
    ['SHR-09.2', 'A failure is logged with its reason, and nothing is shown.'],
    ['SHR-09.3', 'Missing records are not a failure: nothing is shown, and one line is logged.'],
    ['SHR-09.4', 'true, 1 and yes, in any case and as text, mean on; everything else means off.'],
  ],
  keys: [['none', 'shows nothing itself']],
  access: 'Shoppers never see a failed look-up.',
  source,
}
