import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/low-stock-text',
  ledger: 'PDP-29',
  title: 'Low-stock wording in the shop’s own stock line',
  look: 'Choose a size with few pairs left: the stock line under the sizes says how many.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['stockText'],
  emits: [],
  fields: {
    threshold: number({ required: true, meaning: 'Stock level that triggers the words.' }),
    text: text({ required: true, meaning: 'The words; {count} is replaced by the stock.' }),
    textColor: color({ meaning: "Their colour; the shop's own when empty." }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  threshold: 8,
  text: 'Nearly gone: {count} in stock',
  textColor: '#b3261e',
}
