import { number, text } from '../../fields.ts'

/** The content fields of a "selling fast" badge, on the product page and in lists (PDP-06, CAT-12, CT-07). */
export const sellingFastFields = {
  text: text({ required: true, meaning: 'Text of the badge; {count} is replaced by the purchases.' }),
  bucketTime: number({
    default: 1440,
    meaning: 'Time window of purchases in minutes: 60, 1440, 2880, 4320 or 10080.',
  }),
  maxTopProduct: number({ default: 50, meaning: 'Number of best-selling products that can have it, at most 50.' }),
  threshold: number({ required: true, meaning: 'Minimum number of purchases for the badge.' }),
}
