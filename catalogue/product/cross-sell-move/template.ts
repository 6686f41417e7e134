import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/cross-sell-move',
  ledger: 'PDP-26',
  title: 'Cross-selling section moved up or taken away',
  look: 'The row "Goes well with" directly below the buy panel, above the product information.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['crossSell', 'productPanel'],
  emits: [],
  fields: {
    move: boolean({ default: true, meaning: 'Move the section.' }),
    removeSection: boolean({ default: false, meaning: 'Hide the section.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { move: true }
