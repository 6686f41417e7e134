import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, image, length, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/low-stock',
  ledger: 'PDP-07',
  title: 'Low-stock message with icon on the product page',
  look: 'A message above the button. Choose a size with few pairs left.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['addToBag'],
  emits: [],
  fields: {
    threshold: number({ limits: { from: 0 }, required: true, meaning: 'Stock level that triggers the message.' }),
    text: text({ required: true, meaning: 'The message; {count} is replaced by the stock.' }),
    textColor: color({ meaning: "Colour of the message; empty for the shop's own." }),
    iconUrl: image({ meaning: 'Icon before the message.' }),
    maxWidth: length({ default: '100%', meaning: 'Maximum width of the message box.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery; tests stretch it to extremes. */
export const sample: ContentInput<typeof template.fields> = {
  threshold: 5,
  text: 'Only {count} left in this size',
  textColor: '#b3261e',
}
