import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { bareList, boolean, type ContentInput, type ContentOf, color, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/delivery-box',
  ledger: 'PDP-27',
  title: 'Delivery box with own text and colours',
  look: 'In the buy panel: the box on delivery says other lines, in other colours.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['deliveryOptions'],
  emits: [],
  fields: {
    boxItem: bareList(
      { text: text({ required: true, meaning: 'The words of the line.' }) },
      { required: true, meaning: 'The lines, in their order; one may also be a bare text.' },
    ),
    bgColor: color({ meaning: "Background of the box; without it the shop's own." }),
    textColor: color({ meaning: "Colour of the lines; without it the shop's own." }),
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
