import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, number, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/low-stock-text',
  ledger: 'PDP-29',
  title: 'Low-stock wording in the shop’s own stock line',
  look: 'The stock text below the sizes shows how many pairs are left. Choose a size with few pairs.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['stockText'],
  emits: [],
  fields: {
    threshold: number({ limits: { from: 0 }, required: true, meaning: 'Stock level that triggers the text.' }),
    text: text({ required: true, meaning: 'The text; {count} is replaced by the stock.' }),
    textColor: color({ meaning: "Their colour; empty for the shop's own." }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  threshold: 8,
  text: 'Nearly gone: {count} in stock',
  textColor: '#b3261e',
}
