import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { bareList, boolean, type ContentInput, type ContentOf, color, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/delivery-box',
  ledger: 'PDP-27',
  title: 'Delivery box with own text and colours',
  look: 'Other lines and colours for the delivery box in the buy panel.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['deliveryOptions'],
  emits: [],
  fields: {
    boxItem: bareList(
      { text: text({ required: true, meaning: 'Text of the line.' }) },
      { required: true, meaning: 'The lines, in order; a line may be a plain text.' },
    ),
    bgColor: color({ meaning: "Background of the box; empty for the shop's own." }),
    textColor: color({ meaning: "Colour of the lines; empty for the shop's own." }),
    underline: boolean({ default: false, meaning: 'Underline the lines.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  boxItem: [{ text: 'Ordered before 4 pm, sent today' }, { text: 'Free returns for 60 days' }],
  bgColor: '#e6efe9',
  textColor: '#14402b',
}
