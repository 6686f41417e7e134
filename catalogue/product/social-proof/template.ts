import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/social-proof',
  ledger: 'PDP-23',
  title: 'Social proof: trending and selling fast',
  look: 'Under the name of the product: how many bought it, or looked at it, of late.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['productTitle'],
  emits: [],
  fields: {
    copy: text({ required: true, meaning: 'The trending message; {count} is replaced by the views of a day.' }),
    threshold: number({ default: 3, meaning: 'The smallest count that is told.' }),
    bucketTime: number({
      default: 1440,
      meaning: 'Within how many minutes purchases count: 60, 1440, 2880, 4320 or 10080.',
    }),
    topK: number({ default: 50, meaning: 'How many of the best-selling products can sell fast, at most 50.' }),
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
