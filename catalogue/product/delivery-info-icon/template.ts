import { deviceTypes } from '../../../contract/experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { type ContentOf, image, text } from '../../fields.ts'

export const template = defineTemplate({
  id: 'product/delivery-info-icon',
  ledger: 'PDP-16',
  title: 'Icon beside the delivery information',
  look: 'Under the buttons: the line on delivery and returns begins with an icon.',
  pages: ['product'],
  devices: deviceTypes,
  anchors: ['deliveryInfo'],
  emits: [],
  fields: {
    imageUrl: image({ required: true, meaning: 'The icon.' }),
    text: text({ meaning: 'Its alt text; without one it is decoration.' }),
  },
})

export type Content = ContentOf<typeof template.fields>
