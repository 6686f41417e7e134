import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, image, length, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'basket/low-stock',
  ledger: 'BAS-07',
  title: 'Low-stock message on basket items',
  look: 'How many pairs are left, below each product in the bag with a low stock.',
  pages: ['basket'],
  devices: deviceTypes,
  anchors: ['basketItem'],
  reads: ['basketItem.productId', 'basketItem.sku', 'basketItem.link', 'basketItem.name'],
  emits: [],
  fields: {
    threshold: number({
      limits: { above: 0 },
      required: true,
      meaning: 'Stock level below which the message is shown.',
    }),
    text: text({ required: true, meaning: 'The message; {count} is replaced by the stock.' }),
    textColor: color({ meaning: "Colour of the message; empty for the shop's own." }),
    iconUrl: image({ meaning: 'Icon before the message.' }),
    maxWidth: length({ default: '100%', meaning: 'Maximum width of the message.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  threshold: 6,
  text: 'Only {count} left in this size',
  textColor: '#b3261e',
}
