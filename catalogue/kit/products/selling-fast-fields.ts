import { number, text } from '../../fields.ts'
import { counterWindows } from '../counts/counter-windows.ts'

/** The content fields of a "selling fast" badge, on the product page and in lists (PDP-06, CAT-12, CT-07). */
export const sellingFastFields = {
  text: text({ required: true, meaning: 'Text of the badge; {count} is replaced by the purchases.' }),
  bucketTime: number({
    limits: { oneOf: counterWindows.transactions },
    default: 1440,
    meaning: 'Time window of purchases in minutes: 60, 1440, 2880, 4320 or 10080.',
  }),
  maxTopProduct: number({
    limits: { whole: true, from: 1, upTo: 50 },
    default: 50,
    meaning: 'Number of best-selling products that can have it, at most 50.',
  }),
  threshold: number({ required: true, limits: { from: 0 }, meaning: 'Minimum number of purchases for the badge.' }),
}
