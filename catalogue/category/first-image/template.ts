import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/first-image',
  ledger: 'CAT-10',
  title: 'First picture chosen on each listing item',
  look: 'The first thumbnail of each product in the list is selected.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid', 'gridThumbs'],
  reads: ['gridItem.productId'],
  emits: [],
  fields: {
    updateFirstImg: boolean({ default: true, meaning: 'Choose the first picture.' }),
  },
  searches: () => [['gridItem']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { updateFirstImg: true }
