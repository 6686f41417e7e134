import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, image, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/delivery-info-icon',
  ledger: 'PDP-16',
  title: 'Icon beside the delivery information',
  look: 'An icon before the delivery information below the buttons.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['deliveryInfo'],
  emits: [],
  fields: {
    imageUrl: image({ required: true, meaning: 'The icon.' }),
    text: text({ meaning: 'Its alt text; empty for a decorative picture.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  imageUrl: '/catalogue/testing/icon.svg',
  text: 'Free delivery',
}
