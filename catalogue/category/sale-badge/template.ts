import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, color, length, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/sale-badge',
  ledger: 'CAT-14',
  title: 'Sale badge on reduced listing items',
  look: 'Over the pictures of reduced shoes of the list, in the top right corner: a round badge.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid', 'gridItem', 'gridPrice'],
  emits: [],
  fields: {
    title: text({ required: true, meaning: 'Words of the badge; they shrink to fit in two lines.' }),
    color: color({ default: '#ffffff', meaning: 'Colour of the words.' }),
    bSize: length({ default: '48px', meaning: "Its width and height; in % of the picture's width." }),
    bgColor: color({ default: '#c00000', meaning: 'Its background.' }),
    borderColor: color({ meaning: 'Its border of 1 px; none when empty.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  title: 'Sale',
}
