import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, number, text } from '../../fields.ts'
import { counterWindows } from '../../kit/counts/counter-windows.ts'

export const template = defineTemplate({
  id: 'product/social-proof',
  ledger: 'PDP-23',
  title: 'Social proof: trending and selling fast',
  look: 'How many people recently bought or viewed the product, below its name.',
  pages: ['product'],
  devices: deviceTypes,
  callsService: true,
  anchors: ['productTitle'],
  emits: [],
  fields: {
    copy: text({ required: true, meaning: 'The trending message; {count} is replaced by the views of a day.' }),
    threshold: number({ limits: { from: 0 }, default: 3, meaning: 'Minimum count to show.' }),
    bucketTime: number({
      limits: { oneOf: counterWindows.transactions },
      default: 1440,
      meaning: 'Time window of purchases in minutes: 60, 1440, 2880, 4320 or 10080.',
    }),
    topK: number({
      limits: { whole: true, from: 1, upTo: 50 },
      default: 50,
      meaning: 'Number of best-selling products that can have the badge, at most 50.',
    }),
    trendingIcon: image({ meaning: 'Icon of the trending message.' }),
    sellingFastIcon: image({ meaning: 'Icon of the selling-fast message.' }),
    sellingFastCopy: text({ meaning: 'The selling-fast message; {count} is replaced by the purchases.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  copy: '{count} people looked at this today',
  sellingFastCopy: 'Selling fast: {count} sold this week',
  bucketTime: 10_080,
}
