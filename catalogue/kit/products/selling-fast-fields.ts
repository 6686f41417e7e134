import { number, text } from '../../fields.ts'

/** The content of a badge of selling fast, on the product page and in lists (PDP-06, CAT-12, CT-07). */
export const sellingFastFields = {
  text: text({ required: true, meaning: 'Words of the badge; {count} is replaced by the purchases.' }),
  bucketTime: number({
    default: 1440,
    meaning: 'Within how many minutes purchases count: 60, 1440, 2880, 4320 or 10080.',
  }),
  maxTopProduct: number({ default: 50, meaning: 'How many of the best-selling products can carry it, at most 50.' }),
  threshold: number({ required: true, meaning: 'The smallest number of purchases for the badge.' }),
}
