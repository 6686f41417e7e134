import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { boolean, type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/wishlist-promo',
  ledger: 'PDP-25',
  title: 'Promo code box by the wishlist',
  look: 'A box with a promo code below the wishlist button; a click copies the code.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['wishlistArea'],
  emits: [],
  fields: {
    firstline: text({ meaning: 'First line.' }),
    secondline: text({ meaning: 'Second line.' }),
    promocode: text({ required: true, meaning: 'Code to use at checkout.' }),
    showPromo: boolean({ default: true, meaning: 'Show the box.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  firstline: '15% off your first pair',
  secondline: 'Until Sunday, with this code:',
  promocode: 'HELLO15',
}
