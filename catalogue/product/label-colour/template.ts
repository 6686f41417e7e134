import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/label-colour',
  ledger: 'PDP-14',
  title: 'Other colour for a product label',
  look: 'One of the labels above the product name in another colour.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['productLabel'],
  emits: [],
  fields: {
    targetLabel: text({ required: true, meaning: 'Text of the label, in upper or lower case.' }),
    newColour: color({ required: true, meaning: 'Its new colour.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  targetLabel: 'New in',
  newColour: '#b3261e',
}
