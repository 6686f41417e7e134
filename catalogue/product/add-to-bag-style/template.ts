import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/add-to-bag-style',
  ledger: 'PDP-09',
  title: 'Add-to-bag button: other label and colour',
  look: 'Another colour and label for each add-to-bag button, until a product was added.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['addToBag'],
  emits: [],
  fields: {
    text: text({ meaning: "The label; empty for the shop's own." }),
    newColour: color({ meaning: "The background; empty for the shop's own." }),
  },
  needsOneOf: [['text', 'newColour']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  text: 'Make them mine',
  newColour: '#9fd8b8',
}
