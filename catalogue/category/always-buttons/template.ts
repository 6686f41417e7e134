import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf } from '../../fields.ts'

export const template = defineTemplate({
  id: 'category/always-buttons',
  ledger: 'CAT-01',
  title: 'Wishlist and buy buttons always visible',
  look: 'Wishlist and buy button of each product in the list are visible without hovering.',
  pages: ['category'],
  devices: deviceTypes,
  anchors: ['productGrid'],
  emits: [],
  fields: {
    showBtns: boolean({ default: true, meaning: 'Keep the buttons visible.' }),
  },
  searches: () => [['gridWishlist', 'gridBuy']],
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = { showBtns: true }
