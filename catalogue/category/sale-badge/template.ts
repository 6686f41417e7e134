import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, length, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/sale-badge',
  ledger: 'CAT-14',
  title: 'Sale badge on reduced listing items',
  look: 'A round badge at the top right of the picture of each reduced product in the list.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid', 'gridItem', 'gridPrice'],
  reads: ['gridItem.productId'],
  emits: [],
  fields: {
    title: text({ required: true, meaning: 'Text of the badge; it shrinks to fit in two lines.' }),
    color: color({ default: '#ffffff', meaning: 'Colour of the text.' }),
    bSize: length({ default: '48px', meaning: "Its width and height; % refers to the picture's width." }),
    bgColor: color({ default: '#c00000', meaning: 'Its background.' }),
    borderColor: color({ meaning: 'Colour of its border of 1 px; empty for none.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  title: 'Sale',
}
